"""The DDI-Codebook is as the schema of version 2.5 wants it: which elements, in which order, with what.

The parts and attributes of elements were compared with codebook.xsd as published on 2012-01-17.
"""

import re
from dataclasses import dataclass, field
from fractions import Fraction
from xml.etree import ElementTree as ET

import pytest
from samples import sample

from surveyapp.analyses.data.sample_design import SampleColumn
from surveyapp.analyses.data.variables import (
    Bands,
    Computed,
    DerivedVariable,
    Merged,
    Recode,
    Variables,
)
from surveyapp.analyses.data.variables_view import with_variables
from surveyapp.services.export.ddi import NAMESPACE, DataFile, codebook_ddi
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.types.base import MeasurementLevel
from tests.helpers.mixed_survey import SURVEY, question

DDI = "{" + NAMESPACE + "}"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
GLOBAL = {"ID", LANG, "source", "elementVersion", "elementVersionDate"}
"""The attributes that every element may have."""


@dataclass(frozen=True)
class Element:
    """What the schema says of an element: its parts in their order, and what its attributes can be.

    A part that ends in ? comes once at most, in ! once, in + once at least; others any number of times.
    """

    parts: str = ""
    has_text: bool = False
    attributes: dict[str, str] = field(default_factory=dict)
    """Patterns of their values."""
    needs: tuple[str, ...] = ()
    is_ordered: bool = True


def text(**attributes):
    return Element(
        has_text=True, attributes={k.replace("_", "-"): v for k, v in attributes.items()}
    )


WORD, NAMES = ".*", r"\S+( \S+)*"
SCHEMA = {
    "codeBook": Element(
        "docDscr stdyDscr+ fileDscr dataDscr otherMat", attributes={"version": r"2\.5"}
    ),
    "docDscr": Element("citation? guide? docStatus? docSrc controlledVocabUsed notes"),
    "stdyDscr": Element(
        "citation+ studyAuthorization stdyInfo studyDevelopment method dataAccs othrStdyMat notes"
    ),
    "citation": Element(
        "titlStmt! rspStmt? prodStmt? distStmt? serStmt verStmt biblCit? holdings notes",
        attributes={"MARCURI": WORD},
    ),
    "titlStmt": Element("titl! subTitl altTitl parTitl IDNo"),
    "prodStmt": Element("producer copyright? prodDate prodPlac software fundAg grantNo"),
    "verStmt": Element("version? verResp? notes"),
    "stdyInfo": Element(
        "studyBudget subject abstract sumDscr qualityStatement? notes exPostEvaluation"
    ),
    "sumDscr": Element(
        "timePrd collDate nation geogCover geogUnit geoBndBox? boundPoly? anlyUnit universe dataKind"
    ),
    "method": Element("dataColl notes anlyInfo? stdyClas? dataProcessing codingInstructions"),
    "dataColl": Element(
        "timeMeth dataCollector collectorTraining frequenc sampProc sampleFrame targetSampleSize deviat"
        " collMode resInstru instrumentDevelopment sources? collSitu actMin ConOps weight cleanOps"
    ),
    "fileDscr": Element("fileTxt locMap? notes", attributes={"URI": WORD}),
    "fileTxt": Element(
        "fileName? fileCitation? fileCont? fileStrc? dimensns? fileType? format? filePlac? dataChck"
        " ProcStat? dataMsng? software verStmt?"
    ),
    "dimensns": Element("caseQnty varQnty logRecL recPrCas recNumTot"),
    "dataDscr": Element("varGrp nCubeGrp var nCube notes"),
    "varGrp": Element(
        "labl txt concept defntn? universe? notes",
        attributes={
            "type": "section|multipleResp|grid|display|repetition|subject|version|iteration|analysis"
            "|pragmatic|record|file|randomized|other",
            "var": NAMES,
        },
    ),
    "var": Element(
        "location labl imputation? security? embargo? respUnit? anlysUnit? qstn valrng invalrng undocCod"
        " universe TotlResp? sumStat txt stdCatgry catgryGrp catgry codInstr verStmt concept derivation?"
        " varFormat? geoMap catLevel notes",
        attributes={
            "name": ".+",
            "wgt": "wgt|not-wgt",
            "wgt-var": NAMES,
            "files": NAMES,
            "intrvl": "contin|discrete",
            "nature": "nominal|ordinal|interval|ratio|percent|other",
        },
        needs=("name",),
    ),
    "qstn": Element("preQTxt qstnLit postQTxt forward backward ivuInstr", is_ordered=False),
    "valrng": Element("item range key? notes"),
    "range": Element(attributes={"UNITS": "INT|REAL", "min": WORD, "max": WORD}),
    "catgry": Element("catValu? labl txt catStat mrow?"),
    "derivation": Element("drvdesc? drvcmd?", attributes={"var": NAMES}),
    "varFormat": text(
        type="character|numeric", category="date|time|currency|other", schema="ISO", formatname=WORD
    ),
    "software": text(version=WORD, date=WORD),
    "version": text(type=WORD, date=WORD),
    "IDNo": text(agency=WORD, level="study|file|project"),
    "notes": text(type=WORD, subject=WORD),
    "labl": text(level=WORD, vendor=WORD),
}
TEXTS = (
    "titl parTitl abstract dataKind collMode sampProc weight fileName caseQnty varQnty fileType qstnLit"
    " txt catValu drvdesc"
)
SCHEMA |= {name: text() for name in TEXTS.split()}


def mistakes(element):
    """Yield what the schema forbids in an element and all that is in it."""
    name = element.tag.removeprefix(DDI)
    if name not in SCHEMA:
        yield f"{name} is no element that is known here"
        return
    known = SCHEMA[name]
    for key in known.needs:
        if key not in element.attrib:
            yield f"{name} has no {key}"
    for key, value in element.attrib.items():
        pattern = known.attributes.get(key)
        if key not in GLOBAL and (pattern is None or not re.fullmatch(pattern, value, re.DOTALL)):
            yield f"{name} cannot have {key}={value}"
    if not known.has_text and (element.text or "").strip():
        yield f"{name} has a text"
    order = [part.rstrip("?!+") for part in known.parts.split()]
    found = [part.tag.removeprefix(DDI) for part in element]
    strange = [part for part in found if part not in order]
    if strange:
        yield f"{name} has no part {strange[0]}"
    elif known.is_ordered and found != sorted(found, key=order.index):
        yield f"the parts of {name} stand in another order: {found}"
    for part in known.parts.split():
        count = found.count(part.rstrip("?!+"))
        if (part[-1] in "?!" and count > 1) or (part[-1] in "!+" and not count):
            yield f"{name} has {count} {part}"
    for part in element:
        yield from mistakes(part)


def every_type():
    """A survey with a question of each kind of column: a day, a text, an order, decimals, and reports."""
    items = [{"id": one, "text": {"en": one, "fr": one}} for one in ("a", "b")]
    asked = [
        question("born", "date"),
        question("why", "text"),
        question("order", "ranking", choices=items),
        question("price", "number", minimum="0", maximum="9.5", step="0.5"),
        question("half", "number", minimum="0.5", maximum="9.5", step="1"),
        question("people", "number", minimum=0, maximum=9),
        question(
            "hours",
            "number",
            minimum=0,
            maximum=9,
            design={"name": "duchi", "epsilon": "1"},
        ),
    ]
    languages = {"languages": ["en", "fr"], "title": {"en": "All", "fr": "Tous"}}
    value = {"format": "surveyapp-survey/2", "id": "all", "version": 1, **languages}
    return read_survey({**value, "questions": [q | {"required": False} for q in asked]}, "all")


SEEN = with_variables(
    SURVEY,
    Variables(
        {},
        (
            DerivedVariable("coast", Recode("region", {"centre": "north"})),
            DerivedVariable("band", Bands("age", (Fraction(18), Fraction(65)))),
            DerivedVariable("twice", Computed("${age} * 2")),
            DerivedVariable("again", Merged("used", {"r2": "r1"})),
        ),
    ),
)
SAMPLE = (
    SampleColumn(MeasurementLevel.WEIGHT, "weight"),
    SampleColumn(MeasurementLevel.STRATUM, "region", is_asked=True),
    SampleColumn(MeasurementLevel.CLUSTER, "cluster"),
)
DATA = DataFile("study.csv", 3, 4)


def documents():
    for name in ("clinic", "work", "asking-less"):
        yield pytest.param(load_survey(sample(name)), (), id=name)
    yield pytest.param(SEEN, SAMPLE, id="variables")


@pytest.mark.parametrize("data", [None, DATA], ids=["alone", "with data"])
@pytest.mark.parametrize(("survey", "drawn"), [*documents()])
def test_every_element_is_where_the_schema_has_it(survey, drawn, data):
    top = ET.fromstring(codebook_ddi(survey, (), drawn, data))  # noqa: S314 - our own text
    assert top.tag == f"{DDI}codeBook"
    assert [*mistakes(top)] == []
    ids = [one.get("ID") for one in top.iter() if one.get("ID")]
    assert len(ids) == len(set(ids))
    assert all(re.fullmatch(r"[A-Za-z_][\w.-]*", one) for one in ids)
    for one in top.iter(f"{DDI}var"):
        made = one.find(f"{DDI}derivation")
        named = f"{one.get('files', '')} {one.get('wgt-var', '')}".split()
        named += [] if made is None else made.get("var").split()
        assert made is None or one.find(f"{DDI}qstn") is None  # nobody was asked it
        assert set(named) <= set(ids)
    languages = {one.get(LANG) for one in top.iter()} - {None}
    assert all(re.fullmatch(r"[a-zA-Z]{1,8}(-[a-zA-Z0-9]{1,8})*", one) for one in languages)


def test_the_check_finds_what_the_schema_forbids():
    right = codebook_ddi(SEEN, (), SAMPLE, DATA)
    for old, new, says in (
        ("<valrng>", "<valrng><range /><bad />", "valrng has no part bad"),
        ('wgt="wgt"', 'wgt="yes"', "var cannot have wgt=yes"),
        ('name="age"', 'label="age"', "var has no name"),
        ("<docDscr>", "<otherMat /><docDscr>", "another order"),
        ("stdyDscr>", "docDscr>", "codeBook has 0 stdyDscr+"),
        ("<titlStmt>", "<titlStmt>words", "titlStmt has a text"),
    ):
        assert old in right
        top = ET.fromstring(right.replace(old, new))  # noqa: S314 - our own text
        assert any(says in one for one in mistakes(top)), says


def test_ranges_and_formats_are_those_of_what_is_recorded():
    top = ET.fromstring(codebook_ddi(every_type(), (), (), DATA))  # noqa: S314 - our own text
    assert [*mistakes(top)] == []
    found = {one.get("name"): one for one in top.iter(f"{DDI}var")}
    ranges = {name: one.find(f"{DDI}valrng/{DDI}range") for name, one in found.items()}
    assert ranges["people"].attrib == {"min": "0", "max": "9"}
    assert ranges["price"].attrib == {"UNITS": "REAL", "min": "0", "max": "9.5"}
    assert ranges["half"].attrib == {"UNITS": "REAL", "min": "0.5", "max": "9.5"}
    assert ranges["hours"] is None  # its reports lie beyond the ends of its answers
    formats = {name: one.find(f"{DDI}varFormat").attrib for name, one in found.items()}
    assert formats["born"] == {"type": "character", "category": "date"}
    assert formats["why"] == {"type": "character"}
    assert formats["price"] == formats["hours"] == {"type": "numeric"}


def test_no_name_of_a_column_breaks_the_document():
    weight = SampleColumn(MeasurementLevel.WEIGHT, 'we\x01ight & "more" <\ud800')
    top = ET.fromstring(codebook_ddi(SEEN, (), (weight,), DATA))  # noqa: S314 - our own text
    assert [*mistakes(top)] == []
    (found,) = (one for one in top.iter(f"{DDI}var") if one.get("wgt") == "wgt")
    assert found.get("name") == 'weight & "more" <'
