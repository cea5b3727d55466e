"""The codebook as DDI-Codebook 2.5, the XML that archives of survey data and Dataverse read.

Elements stand in the order that its schema asks for (codebook.xsd of version 2.5). What chance made of an
answer is said where a reader of an archive looks: in the study's abstract and the note of each variable.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from xml.etree import ElementTree as ET

from surveyapp import __version__
from surveyapp.analyses.data.record_columns import REPORT
from surveyapp.analyses.data.sample_design import SampleColumn
from surveyapp.designs.core.distribution import decimal_text
from surveyapp.messages.numerals import rounded_up
from surveyapp.services.export.codebook import PART, CodebookEntry, codebook
from surveyapp.storage.project.project import ImportedFile
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion, ColumnKind, MeasurementLevel

UNKNOWN = "und"
"""The code of a language that nobody knows (ISO 639-2)."""
NAMESPACE = "ddi:codebook:2_5"
_NATURES = {"nominal": "nominal", "ordinal": "ordinal", "numeric": "interval"}


@dataclass(frozen=True, slots=True)
class DataFile:
    """The file of data that a codebook is of: its name, and how many interviews and columns it has."""

    name: str
    rows: int
    columns: int


def codebook_ddi(
    survey: Survey,
    files: Sequence[ImportedFile] = (),
    sample: Sequence[SampleColumn] = (),
    data: DataFile | None = None,
) -> str:
    """Return the codebook as DDI-Codebook 2.5.

    Parameters
    ----------
    survey
        what was asked.
    files
        those of the project that the codebook is of.
    sample
        the columns that say how respondents were drawn.
    data
        the file that it describes, where there is one.
    """
    top = ET.Element("codeBook", {"version": "2.5", "xmlns": NAMESPACE, "xml:lang": "en"})
    _citation(ET.SubElement(top, "docDscr"), f"{survey.title.any()}: codebook", survey)
    entries = codebook(survey, files, sample)
    asked = {str(question.id): question for question in survey.recorded_questions}
    _study(ET.SubElement(top, "stdyDscr"), survey, entries)
    if data is not None:
        _file(ET.SubElement(top, "fileDscr", ID="F1"), data)
    described = ET.SubElement(top, "dataDscr")
    numbers = {one.column: f"V{number}" for number, one in enumerate(entries, start=1)}
    weighted = next((numbers[one.column] for one in entries if one.role == "weight"), "")
    _groups(described, numbers, entries)
    for entry in entries:
        if data is not None or entry.type != "id":
            attributes = {"files": "F1"} if data is not None else {}
            if entry.role == "weight":
                attributes["wgt"] = "wgt"
            elif weighted and not entry.role and entry.type != "id":
                attributes["wgt-var"] = weighted
            _variable(described, numbers, entry, asked.get(entry.column), attributes)
    ET.indent(top)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(top, "unicode") + "\n"


def _text(parent: ET.Element, name: str, text: str, **attributes: str) -> ET.Element:
    element = ET.SubElement(parent, name, {k.replace("_", ":"): v for k, v in attributes.items()})
    element.text = _printable(text)
    return element


def _printable(text: str) -> str:
    """Return a text without the characters that no XML holds."""
    return "".join(letter for letter in text if letter.isprintable() or letter in "\n\t")


def _citation(parent: ET.Element, title: str, survey: Survey) -> None:
    citation = ET.SubElement(parent, "citation")
    titles = ET.SubElement(citation, "titlStmt")
    _text(titles, "titl", title)
    for language, text in survey.title.by_language:
        if parent.tag == "stdyDscr" and text != title:
            _text(titles, "parTitl", text, xml_lang=language)
    _text(titles, "IDNo", survey.id, agency="Surveyapp")
    made = ET.SubElement(citation, "prodStmt")
    _text(made, "software", f"Surveyapp {__version__}", version=__version__)
    version = ET.SubElement(citation, "verStmt")
    _text(version, "version", str(survey.version))


def _study(parent: ET.Element, survey: Survey, entries: Sequence[CodebookEntry]) -> None:
    _citation(parent, survey.title.any(), survey)
    about = ET.SubElement(parent, "stdyInfo")
    _text(
        about,
        "abstract",
        f"Randomized-response survey. Variables whose label begins with “{REPORT}” hold what chance "
        "made of an answer: read one by one they are no answers, and their shares are biased until "
        f"they are debiased. Privacy loss ε of one respondent in all: {rounded_up(survey.total_epsilon)}.",
    )
    _text(ET.SubElement(about, "sumDscr"), "dataKind", "survey data")
    method = ET.SubElement(ET.SubElement(parent, "method"), "dataColl")
    names = {one.role: one.column for one in entries if one.role}
    if drawn := [
        f"{kind}: variable {names[kind]}" for kind in ("stratum", "cluster") if kind in names
    ]:
        _text(method, "sampProc", "Sample design. " + "; ".join(drawn) + ".")
    _text(method, "collMode", "randomized response")
    if "weight" in names:
        _text(
            method,
            "weight",
            f"The variable {names['weight']} says how many people each respondent "
            "stands for. Analyses of the population use it.",
        )


def _file(parent: ET.Element, data: DataFile) -> None:
    described = ET.SubElement(parent, "fileTxt")
    _text(described, "fileName", data.name)
    size = ET.SubElement(described, "dimensns")
    _text(size, "caseQnty", str(data.rows))
    _text(size, "varQnty", str(data.columns))
    _text(described, "fileType", "text/csv")


def _groups(
    parent: ET.Element, numbers: Mapping[str, str], entries: Sequence[CodebookEntry]
) -> None:
    """Add a group for each question that has a column for each of its choices or items."""
    groups: dict[str, list[CodebookEntry]] = {}
    for entry in entries:
        if entry.type == PART:
            groups.setdefault(entry.sources[0], []).append(entry)
    asked = {entry.column: entry for entry in entries}
    for name, parts in groups.items():
        is_ranking = parts[0].level == MeasurementLevel.ORDINAL.value
        attributes = {
            "ID": f"{numbers[name]}G",
            "type": "grid" if is_ranking else "multipleResp",
            "var": " ".join(numbers[entry.column] for entry in parts),
        }
        group = ET.SubElement(parent, "varGrp", attributes)
        for language, text in _labels(asked[name].label, asked[name].texts):
            _text(group, "labl", text, xml_lang=language)


def _labels(own: str, by_language: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    """Return the labels with their languages; nobody knows which one the analyst's own words have."""
    return ((UNKNOWN, own),) if own else by_language


def _variable(
    parent: ET.Element,
    numbers: Mapping[str, str],
    entry: CodebookEntry,
    question: AskedQuestion | None,
    more: Mapping[str, str],
) -> None:
    kind = None if question is None else question.column_kind
    is_number = kind is ColumnKind.NUMBER or entry.type == MeasurementLevel.WEIGHT.value
    attributes = {
        "ID": numbers[entry.column],
        "name": _printable(entry.column),
        "intrvl": "contin" if is_number else "discrete",
        **more,
        **({"nature": _NATURES[entry.level]} if entry.level in _NATURES else {}),
    }
    variable = ET.SubElement(parent, "var", attributes)
    begins = f"{REPORT}: " if entry.is_randomized else ""
    for language, text in _labels(entry.label, entry.texts) or (("en", entry.stands),):
        _text(variable, "labl", begins + text, xml_lang=language)
    is_made = entry.made_of or entry.type == PART
    for language, text in () if is_made else entry.texts:  # nobody was asked what was made
        _text(ET.SubElement(variable, "qstn"), "qstnLit", text, xml_lang=language)
    _range(variable, question)
    _text(variable, "txt", entry.stands)
    own = dict(entry.value_labels)
    for _, word, labels in entry.values:
        category = ET.SubElement(variable, "catgry")
        _text(category, "catValu", word)
        for language, label in _labels(own.get(word, ""), labels) or (("en", word),):
            _text(category, "labl", label, xml_lang=language)
    if entry.made_of:
        sources = " ".join(numbers[name] for name in entry.sources if name in numbers)
        made = ET.SubElement(variable, "derivation", {"var": sources} if sources else {})
        _text(made, "drvdesc", entry.made_of)
    written = {"type": "numeric" if is_number or entry.type == PART else "character"}
    day = {"category": "date"} if kind is ColumnKind.DAY else {}
    ET.SubElement(variable, "varFormat", written | day)
    for note in (entry.design, *entry.odds, entry.epsilon_means and f"ε: {entry.epsilon_means}"):
        if note and entry.is_randomized:
            _text(variable, "notes", note, type="randomization")


def _range(variable: ET.Element, question: AskedQuestion | None) -> None:
    # what is recorded of a randomized number can lie beyond the ends of its answers
    scale = None if question is None else question.direct_scale
    if scale is not None:
        ends = ({} if scale.is_whole else {"UNITS": "REAL"}) | {
            "min": decimal_text(scale.minimum),
            "max": decimal_text(scale.maximum),
        }
        ET.SubElement(ET.SubElement(variable, "valrng"), "range", ends)
