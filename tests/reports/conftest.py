"""Projects of every kind that reports are made of: each a survey, its files, and what is wanted of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

import numpy as np
import pandas as pd
import pyreadstat
import pytest
from samples import sample

from surveyapp.analyses.areas import AreaEstimates
from surveyapp.analyses.comparison import Comparison
from surveyapp.analyses.computation.small_areas.rows import AreaMethod
from surveyapp.analyses.cross_table import Crosstab
from surveyapp.analyses.data.filters import read_filter
from surveyapp.analyses.data.sample_design import SampleColumns
from surveyapp.analyses.data.shapes import shapes_table
from surveyapp.analyses.distance import Distance
from surveyapp.analyses.ranking import Ranking
from surveyapp.analyses.regression import Regression
from surveyapp.designs import DESIGNS
from surveyapp.designs.latent.catalogue import LATENT_DESIGNS
from surveyapp.designs.oracles.catalogue import ORACLE_DESIGNS
from surveyapp.designs.quantitative.catalogue import QUANTITATIVE_DESIGNS
from surveyapp.services.analyses.request import AnalysisRequest
from surveyapp.services.dataset.source import SourceRequest
from surveyapp.services.mapping.guess import guess_mapping
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.project.kiosk_trust import EVERY_KIOSK
from surveyapp.services.project.surveys import SurveyName
from surveyapp.services.reporting.contents import ReportRequest
from surveyapp.services.reporting.output_blocks import ReportBlock
from surveyapp.services.simulation.respondents import simulate
from surveyapp.services.table_import.import_rows import import_table
from surveyapp.storage.collection import key_file
from surveyapp.storage.collection.sealing import Opener
from surveyapp.storage.project.unlocked_keys import keep_unlocked
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.storage.tables.reader import read_table
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.writing import survey_to_json
from surveyapp.survey.types.multiple_choice import MultipleChoice
from surveyapp.survey.types.number import Number

NASTY = "Feld, 'Süd' \"$HOME\" `x` & <b>"
"""What a folder, a file and a title are called where names are hard."""
SCRIPT = '<script>alert("1 & 2")</script>'
TEXTS = (
    "=1+1",
    "+SUM(A1:A9)",
    "-2",
    "@cmd",
    "plain, with a comma",
    'he said "no"',
    "two\nlines",
    "नमस्ते दुनिया",
    "هل دفعت رشوة؟",
    "العربية with English (1–2)",
    SCRIPT,
    "Ω" * 200,
    "a;b|c",
)
"""Texts that some program runs, cuts or turns around."""


@dataclass(frozen=True)
class Made:
    """A project or files as they are given, what is wanted of them, and where the files lie."""

    given: SourceRequest
    wanted: ReportRequest
    files: Path
    key: tuple[str, ...] = ()
    """The options of commands and of the script that open sealed files and a sealed project."""
    options: tuple[str, ...] = ()
    """The options of the command ``report`` that ask for the same."""
    opener: Opener | None = None
    """The key of a sealed project, unlocked."""

    @property
    def unlocked(self) -> SourceRequest:
        """The source, as a person has it who has unlocked the key; until the end of the test."""
        if self.opener is not None:
            keep_unlocked(self.opener)
        return self.given


@dataclass(frozen=True)
class Case:
    """A kind of project; ``fill`` makes it in a folder."""

    name: str
    fill: Callable[[Path], Made]
    is_slow: bool = True
    beside: tuple[str, ...] = field(default=())


def text(plain: str) -> dict[str, str]:
    return {"en": plain}


def yes_no(name: str, design: Mapping[str, object], **more: object) -> dict[str, object]:
    return {"id": name, "type": "yes_no", "text": text(f"Ever {name}?"), "design": design, **more}


def choice(
    name: str, design: Mapping[str, object], choices: int | Sequence[str] = 3, **more: object
) -> dict[str, object]:
    names = [f"c{j}" for j in range(choices)] if isinstance(choices, int) else choices
    listed = [{"id": one, "text": text(f"Choice {one}")} for one in names]
    kind = {"type": "single_choice", "choices": listed, "design": design}
    return {"id": name, "text": text(f"Which {name}?"), **kind, **more}


def rating(name: str, design: Mapping[str, object], **more: object) -> dict[str, object]:
    kind = {"type": "rating", "levels": 5, "design": design}
    return {"id": name, "text": text(f"How {name}?"), **kind, **more}


def number(name: str, design: Mapping[str, object], **more: object) -> dict[str, object]:
    scale = {"minimum": 0, "maximum": 20, **more}
    return {
        "id": name,
        "type": "number",
        "text": text(f"How many {name}?"),
        "design": design,
        **scale,
    }


DIRECT = {"name": "direct"}
REGION = choice("region", DIRECT, ("north", "south"))


def survey(*questions: Mapping[str, object], **more: object) -> Survey:
    value = {
        "format": "surveyapp-survey/1",
        "id": "made",
        "version": 1,
        "languages": ["en"],
        "title": text("A survey"),
        "questions": [*questions],
        **more,
    }
    return read_survey(value, "made.survey.json")


def project_of(
    folder: Path, asked: Survey, *, interviews: int = 240, kiosks: int = 2, seed: int = 1
) -> tuple[Path, Path]:
    """Return a project of simulated collection files, and their folder; no answer is rare."""
    sticks = folder / "files"
    even = {
        q.id: [1 / len(q.answers)] * len(q.answers)
        for q in asked.recorded_questions
        if not isinstance(q, Number | MultipleChoice) and q.control is None
    }
    made = simulate(
        asked, sticks, interviews=interviews, kiosks=kiosks, seed=seed, prevalences=even
    )
    path = folder / "p.surveydesk"
    import_files(made, path)
    return path, sticks


def _stated(kind: type, leave_out: frozenset[str] = frozenset()) -> dict[str, object]:
    example = {key: value for key, value in kind.example.items() if key not in leave_out}
    return {"name": kind.name, **example}


def _listed(kinds: Sequence[type]) -> Iterator[dict[str, object]]:
    for kind in kinds:
        k = kind.example_k
        if kind.name == "direct":
            continue
        make = yes_no if k == 2 else lambda n, d, k=k: choice(n, d, min(k, 8))
        yield make(kind.name, _stated(kind))


def one_channel(folder: Path) -> Made:
    """Every design of one channel, by region."""
    path, sticks = project_of(folder, survey(REGION, *_listed(DESIGNS)))
    analyses = (
        AnalysisRequest(Crosstab(questions=("warner", "kuk"))),
        AnalysisRequest(Comparison(question="mangat", by="(kiosk)")),
        AnalysisRequest(Distance(question="matrix", by="region")),
        AnalysisRequest(Regression(outcome="crosswise", predictors=("region", "triangular"))),
    )
    return Made(
        SourceRequest(project=path), ReportRequest.with_estimates(analyses, by=("region",)), sticks
    )


def latent(folder: Path) -> Made:
    """Every design of several samples or kinds of people."""
    path, sticks = project_of(folder, survey(REGION, *_listed(LATENT_DESIGNS)), interviews=900)
    return Made(
        SourceRequest(project=path), ReportRequest.with_estimates(by=("region",), level=0.9), sticks
    )


def oracles(folder: Path) -> Made:
    """Every frequency oracle, and choices of many."""
    goods = choice("goods", {"name": "unary", "epsilon": 2}, 4, type="multiple_choice")
    owned = choice("owned", DIRECT, 4, type="multiple_choice")
    asked = survey(REGION, *_listed(ORACLE_DESIGNS), goods, owned)
    path, sticks = project_of(folder, asked)
    return Made(SourceRequest(project=path), ReportRequest.with_estimates(by=("region",)), sticks)


OF_THE_QUESTION = frozenset({"minimum", "maximum", "step"})


def numbers(folder: Path) -> Made:
    """Every design of numbers, and regressions of numbers."""
    asked = [
        number(
            kind.name,
            _stated(kind, OF_THE_QUESTION),
            **{k: v for k, v in kind.example.items() if k in OF_THE_QUESTION},
        )
        for kind in QUANTITATIVE_DESIGNS
    ]
    made = survey(REGION, number("plain", DIRECT, step="0.25"), *asked, yes_no("w", WARNER))
    path, sticks = project_of(folder, made, interviews=600)
    from surveyapp.analyses.computation.multivariate.regression_fits import RegressionModel  # noqa: PLC0415

    analyses = (
        AnalysisRequest(
            Regression(outcome="plain", predictors=("region", "w"), model=RegressionModel.LINEAR)
        ),
        AnalysisRequest(
            Regression(outcome="laplace", predictors=("region",), model=RegressionModel.LINEAR)
        ),
        AnalysisRequest(Regression(outcome="w", predictors=("plain",))),
    )
    return Made(
        SourceRequest(project=path), ReportRequest.with_estimates(analyses, by=("region",)), sticks
    )


WARNER = {"name": "warner", "p": "3/4"}


def _with_exact_intervals(block: ReportBlock) -> ReportBlock:
    """Return a block; of estimates with another method of intervals."""
    from surveyapp.analyses.estimate import Estimates  # noqa: PLC0415
    from surveyapp.estimation.estimate import IntervalMethod  # noqa: PLC0415

    analysis = block.request.analysis
    if not isinstance(analysis, Estimates):
        return block
    changed = replace(analysis, interval=IntervalMethod.EXACT)
    return replace(block, request=replace(block.request, analysis=changed))


def together(folder: Path) -> Made:
    """Each analysis of several questions, with a filter, another level and method."""
    asked = survey(
        REGION,
        choice("school", DIRECT, ("a", "b", "c")),
        choice("village", DIRECT, [f"v{j}" for j in range(12)]),
        yes_no("drugs", WARNER),
        yes_no("bribe", {"name": "two_coins"}),
        choice("source", {"name": "k_rr", "epsilon": 2}, 4),
        rating("trust", {"name": "k_rr", "epsilon": 2}),
        rating("police", {"name": "k_rr", "epsilon": 2}),
    )
    path, sticks = project_of(folder, asked, interviews=1200, kiosks=3)
    analyses = (
        AnalysisRequest(Crosstab(questions=("drugs", "bribe"))),
        AnalysisRequest(Crosstab(questions=("drugs", "bribe", "school"))),
        AnalysisRequest(Comparison(question="drugs", by="school")),
        AnalysisRequest(Comparison(question="drugs", by="bribe")),
        AnalysisRequest(Comparison(question="source", by="(kiosk)")),
        AnalysisRequest(Ranking(questions=("trust", "police"))),
        AnalysisRequest(Ranking(questions=("source",))),
        AnalysisRequest(Ranking(questions=("trust",), by="school")),
        AnalysisRequest(Distance(question="trust", by="school")),
        AnalysisRequest(Distance(question="drugs", by="(kiosk)")),
        AnalysisRequest(Regression(outcome="drugs", predictors=("school",))),
        AnalysisRequest(Regression(outcome="drugs", predictors=("bribe",)), cluster="village"),
        AnalysisRequest(
            Regression(outcome="drugs", predictors=("school",), random_intercept="village")
        ),
        AnalysisRequest(Regression(outcome="source", predictors=("school",))),
    )
    where = read_filter(["region=north", "school=a,b,c"])
    wanted = ReportRequest.with_estimates(analyses, by=("school", "region"), level=0.9)
    return Made(
        SourceRequest(project=path, where=where),
        ReportRequest(tuple(map(_with_exact_intervals, wanted.blocks))),
        sticks,
    )


def asking_less(folder: Path) -> Made:
    """Joint questions, and a random one of a group."""
    path, sticks = project_of(folder, load_survey(sample("asking-less")), interviews=900)
    analyses = (
        AnalysisRequest(Crosstab(questions=("bribe", "region"))),
        AnalysisRequest(Regression(outcome="bribe", predictors=("region",))),
    )
    return Made(
        SourceRequest(project=path), ReportRequest.with_estimates(analyses, by=("region",)), sticks
    )


def arms(folder: Path) -> Made:
    """Opposite wordings, direct arms, control items."""
    control = {"control": {"prevalence": "0", "of": ["drugs", "bribe"]}}
    asked = survey(
        REGION,
        yes_no("drugs", WARNER),
        yes_no("bribe", WARNER),
        yes_no("plague", WARNER, **control),
        yes_no("theft", WARNER, negated={"text": text("Never theft?")}),
        yes_no("fraud", WARNER, direct_arm="1/10"),
    )
    path, sticks = project_of(folder, asked, interviews=900)
    analyses = (AnalysisRequest(Crosstab(questions=("drugs", "bribe"))),)
    return Made(
        SourceRequest(project=path), ReportRequest.with_estimates(analyses, by=("region",)), sticks
    )


def versions(folder: Path) -> Made:
    """Two versions and two surveys in one project; the report is of the first version."""
    first = load_survey(sample("clinic"))
    second = read_survey({**survey_to_json(first), "version": 2}, "second")
    other = load_survey(sample("work"))
    sticks, path = folder / "files", folder / "p.surveydesk"
    for place, asked in enumerate((first, second, other)):
        made = simulate(asked, folder / f"part{place}", interviews=150, kiosks=2, seed=place + 1)
        import_files(made, path, add_survey=True)
        sticks.mkdir(exist_ok=True)
        for one in made:
            (sticks / one.name).write_bytes(one.read_bytes())
    wanted = ReportRequest.with_estimates(
        (AnalysisRequest(Comparison(question="drugs", by="region")),), by=("region",)
    )
    options = ("--survey", "clinic-2026@1", "--by", "region", "--compare", "drugs,region")
    return Made(
        SourceRequest(project=path, survey_name=SurveyName("clinic-2026", 1)),
        wanted,
        sticks,
        options=options,
    )


def waves(folder: Path) -> Made:
    """Exports of one kiosk that hold each other, and one that was taken back."""
    from datetime import date  # noqa: PLC0415

    from surveyapp.storage.kiosk.store import KioskStore  # noqa: PLC0415
    from surveyapp.storage.project.project import Project  # noqa: PLC0415

    asked, sticks = survey(REGION, yes_no("used", WARNER)), folder / "files"
    path, coins = folder / "p.surveydesk", np.random.default_rng(5)
    for kiosk in range(2):
        store = KioskStore(folder / f"store{kiosk}", asked)
        for wave in range(3):
            for _ in range(30):
                answers = coins.choice(["north", "south"]), coins.choice(["yes", "no"])
                store.add([*map(str, answers)], date(2026, 3, 1 + wave))
            (sticks / f"wave {wave}").mkdir(parents=True, exist_ok=True)
            for one in store.export(sticks / f"wave {wave}").files:
                kept = sticks / f"wave {wave} of {one.name}"
                kept.write_bytes(one.read_bytes())
                import_files([kept], path)
        store.close()
    with Project(path) as project:
        project.undo()
    wanted = ReportRequest.with_estimates(
        (AnalysisRequest(Comparison(question="used", by="(kiosk)")),), by=("region",)
    )
    return Made(SourceRequest(project=path), wanted, sticks)


def sealed(folder: Path) -> Made:
    """Encrypted collection files, of kiosks that nobody accepted before."""
    from datetime import date  # noqa: PLC0415

    from surveyapp.storage.kiosk.store import KioskStore  # noqa: PLC0415

    key, word = folder / "a key.analystkey", folder / "pass word"
    word.write_text("correct horse battery staple\n", "utf-8")
    made = key_file.new_key(key, "correct horse battery staple")
    opener = key_file.unlock(key, "correct horse battery staple")
    asked = survey(REGION, yes_no("used", WARNER), analyst_key=made.text)
    sticks, coins = folder / "files", np.random.default_rng(6)
    sticks.mkdir()
    files: list[Path] = []
    for kiosk in range(2):
        store = KioskStore(folder / f"store{kiosk}", asked)
        for _ in range(40):
            answers = coins.choice(["north", "south"]), coins.choice(["yes", "no"])
            store.add([*map(str, answers)], date(2026, 3, 1))
        files += store.export(sticks).files
        store.close()
    path = folder / "p.surveydesk"
    import_files(files, path, opener=opener, trust=EVERY_KIOSK)
    return Made(
        SourceRequest(project=path),
        ReportRequest.with_estimates(by=("region",)),
        sticks,
        key=("--key", str(key), "--passphrase-file", str(word)),
        opener=opener,
    )


def _rows(size: int, seed: int) -> pd.DataFrame:
    coins = np.random.default_rng(seed)
    return pd.DataFrame(
        {
            "region": coins.choice(["north", "south"], size),
            "used": coins.choice(["yes", "no"], size),
            "trust": coins.integers(1, 6, size).astype(str),
            "hours": coins.integers(0, 80, size) / 4,
            "w": coins.integers(1, 9, size) / 2,
            "layer": coins.choice(["town", "land"], size),
            "village": coins.choice([f"v{j}" for j in range(9)], size),
        }
    )


def _of_tables() -> Survey:
    return survey(
        REGION,
        yes_no("used", WARNER),
        rating("trust", {"name": "k_rr", "epsilon": 2}),
        number("hours", DIRECT, step="0.25"),
    )


DRAWN = SampleColumns(weight="w", stratum="layer", cluster="village")


def tables(folder: Path) -> Made:
    """CSV, Excel and SPSS tables with weights, strata and clusters, by mappings."""
    asked, files, path = _of_tables(), folder / "files", folder / "p.surveydesk"
    files.mkdir()
    _rows(150, 1).to_csv(files / "- a, 'b' $c.csv", index=False)
    _rows(140, 2).to_excel(files / "Büch 2.xlsx", index=False)
    pyreadstat.write_sav(_rows(130, 3), str(files / "three.sav"))
    for one in sorted(files.iterdir()):
        table = read_table(one)
        (told,) = import_table(table, path, asked, guess_mapping(table, asked, DRAWN))
        assert told.problem is None
    analyses = (
        AnalysisRequest(Crosstab(questions=("used", "trust"))),
        AnalysisRequest(Comparison(question="used", by="region")),
        AnalysisRequest(Comparison(question="used", by="region"), is_unweighted=True),
        AnalysisRequest(Ranking(questions=("trust",), by="region")),
        AnalysisRequest(Distance(question="trust", by="region")),
        AnalysisRequest(Regression(outcome="used", predictors=("region",))),
        AnalysisRequest(
            Regression(outcome="used", predictors=("region",), random_intercept="region")
        ),
    )
    return Made(
        SourceRequest(project=path), ReportRequest.with_estimates(analyses, by=("region",)), files
    )


def many_tables(folder: Path) -> Made:
    """More than nine weighted tables."""
    asked, files, path = _of_tables(), folder / "files", folder / "p.surveydesk"
    files.mkdir()
    for place in range(11):
        (folder / f"{place}").mkdir()
        one = folder / f"{place}" / f"t{place}.csv"
        _rows(40, 20 + place).to_csv(one, index=False)
        (files / f"{place}.csv").write_bytes(one.read_bytes())
        table = read_table(one)
        (told,) = import_table(table, path, asked, guess_mapping(table, asked, DRAWN))
        assert told.problem is None, told.problem
    wanted = ReportRequest.with_estimates(
        (AnalysisRequest(Comparison(question="used", by="(kiosk)")),), by=("region",)
    )
    return Made(SourceRequest(project=path), wanted, files)


def recorded(folder: Path) -> Made:
    """Tables of recorded reports, without a project."""
    asked, files = _of_tables(), folder / "files"
    files.mkdir()
    for place, name in enumerate(("one.csv", "TWO 'ü'.CSV")):
        _rows(120, place)[["region", "used", "trust", "hours"]].to_csv(files / name, index=False)
    given = SourceRequest(files=tuple(sorted(files.iterdir())), survey=asked)
    analyses = (AnalysisRequest(Crosstab(questions=("used", "region"))),)
    return Made(given, ReportRequest.with_estimates(analyses, by=("region",)), files)


def files_alone(folder: Path) -> Made:
    """Collection files, without a project."""
    asked = load_survey(sample("clinic"))
    files = simulate(asked, folder / "files", interviews=120, kiosks=2, seed=3)
    wanted = ReportRequest.with_estimates(
        (AnalysisRequest(Comparison(question="trust", by="(kiosk)")),), by=("region",)
    )
    return Made(SourceRequest(files=files), wanted, folder / "files")


def nasty(folder: Path) -> Made:
    """Names of files, folders, and texts that are hard; long ids; a question that nobody answered."""
    place = folder / NASTY
    place.mkdir()
    long_id = "q" * 64
    choices = [
        {"id": f"{j}-{'x' * (40 if j % 2 else 1)}", "text": text(one)}
        for j, one in enumerate(TEXTS)
    ]
    made = survey(
        {**choice("t", DIRECT), "choices": choices, "text": text(SCRIPT + " & =1+1")},
        {**yes_no(long_id, WARNER), "text": text("=2+3 & " + "long " * 100)},
        {**yes_no(long_id[:-1] + "r", WARNER), "text": text("-1\n\nsecond line")},
        {**rating("stars", {"name": "k_rr", "epsilon": 2}), "text": text("@stars हिन्दी العربية")},
        yes_no("nobody", WARNER, relevant="${t} = '0-x' and ${t} = '2-x'"),
        title=text(f"{SCRIPT} & 'title' हिन्दी"),
    )
    path, sticks = project_of(place, made, interviews=260, kiosks=2)
    for one in list(sticks.glob("*.collection")):
        one.rename(sticks / f"- {NASTY.replace('/', '')} {one.name}")
    path.unlink()
    import_files(sorted(sticks.glob("*.collection")), path)
    analyses = (
        AnalysisRequest(Crosstab(questions=(long_id, "stars"))),
        AnalysisRequest(Comparison(question="stars", by="(kiosk)")),
        AnalysisRequest(Distance(question=long_id, by="(kiosk)")),
        AnalysisRequest(Ranking(questions=("t",))),
    )
    return Made(
        SourceRequest(project=path), ReportRequest.with_estimates(analyses, by=("t",)), sticks
    )


def tiny(folder: Path) -> Made:
    """Three interviews."""
    asked = survey(
        REGION, yes_no("used", WARNER), number("hours", {"name": "laplace", "epsilon": 1})
    )
    path, sticks = project_of(folder, asked, interviews=3, kiosks=1)
    return Made(SourceRequest(project=path), ReportRequest.with_estimates(by=("region",)), sticks)


def demo(folder: Path) -> Made:
    """The demonstration's survey, with the options of the command line."""
    path, sticks = project_of(folder, load_survey(sample("clinic")))
    analyses = (
        AnalysisRequest(Crosstab(questions=("drugs", "bribe"))),
        AnalysisRequest(Ranking(questions=("trust",), by="region")),
    )
    options = ("--by", "region", "--crosstab", "drugs,bribe", "--rank", "trust,by=region")
    return Made(
        SourceRequest(project=path, where=read_filter(["region=north,south"])),
        ReportRequest.with_estimates(analyses, by=("region",), level=0.99),
        sticks,
        options=(*options, "--level", "0.99", "--where", "region=north,south"),
    )


def areas(folder: Path) -> Made:
    """Small areas by two methods, with a table of areas and a map: the script reads both from files."""
    names = [f"d{j}" for j in range(8)]
    asked = survey(choice("district", DIRECT, names), yes_no("bribe", {"name": "two_coins"}))
    path, sticks = project_of(folder, asked, interviews=800)
    rows = (("district", "x, “y”"), *((name, f"{j * j}") for j, name in enumerate(names)))
    corners = [(0, 0), (1, 0), (1, 1), (0, 1), (0, 0)]
    shapes = {
        "features": [
            {
                "properties": {"name": name},
                "geometry": {
                    "type": "Polygon",
                    "coordinates": [[[2 * j + x, y] for x, y in corners]],
                },
            }
            for j, name in enumerate(names)
        ]
    }
    of = {"question": "bribe", "by": "district", "covariates": rows}
    analyses = (
        AnalysisRequest(AreaEstimates(**of, shapes=shapes_table(shapes))),
        AnalysisRequest(AreaEstimates(**of, method=AreaMethod.DIRECT)),
    )
    return Made(SourceRequest(project=path), ReportRequest.with_estimates(analyses), sticks)


FAST = {tiny}
CASES = (
    one_channel,
    latent,
    oracles,
    numbers,
    together,
    asking_less,
    arms,
    versions,
    waves,
    sealed,
    tables,
    many_tables,
    recorded,
    files_alone,
    nasty,
    tiny,
    demo,
    areas,
)


def _param(case: Callable[[Path], Made]) -> object:
    marks = () if case in FAST else (pytest.mark.slow,)
    return pytest.param(case, id=case.__name__, marks=marks)


@pytest.fixture(scope="session", params=[_param(case) for case in CASES])
def made(request, tmp_path_factory) -> Made:
    """One project of each kind; most of them only where slow tests are wanted."""
    return request.param(tmp_path_factory.mktemp(request.param.__name__))
