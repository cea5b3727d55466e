"""What quality counts in the database is what a plain loop over the interviews counts."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import numpy as np
import pytest
from checks import project_quality

from surveyapp.analyses.base.row_reports import RowReports
from surveyapp.analyses.computation.privacy.small_groups import small_groups
from surveyapp.analyses.computation.quality.compared_items import compared_items
from surveyapp.analyses.computation.quality.kiosk_counts import KioskCounts
from surveyapp.analyses.computation.quality.rows import question_rows, weight_rows
from surveyapp.analyses.data.report_counts import count_answered, text_counts
from surveyapp.estimation.comparison.reports_fit import reports_fit
from surveyapp.estimation.prevalence.closed_form import ImpossibleReport
from surveyapp.estimation.prevalence.frequency_oracles import aggregate
from surveyapp.estimation.quality.impossible_reports import possible_by_site
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.project.project import Project


def choices(number):
    return [{"id": f"c{place}", "text": {"en": f"c{place}"}} for place in range(number)]


def one(name, kind, design, **more):
    return {"id": name, "type": kind, "text": {"en": name}, "design": design, **more}


EXTENDED = {"name": "extended_crosswise", "p": "1/4", "sample_share": "1/3"}
INTERVIEWS, KIOSKS = 900, 4


@pytest.fixture(scope="module")
def survey(make_survey):
    return make_survey(
        one("region", "single_choice", {"name": "direct"}, choices=choices(3), required=False),
        one("age", "number", {"name": "direct"}, minimum=18, maximum=30),
        one("used", "yes_no", {"name": "two_coins"}, required=False),
        one("often", "rating", {"name": "k_rr", "epsilon": 1}, levels=12),
        one("drugs", "multiple_choice", {"name": "unary", "epsilon": 1}, choices=choices(5)),
        one("job", "single_choice", {"name": "local_hashing", "epsilon": 1}, choices=choices(9)),
        one("income", "number", {"name": "laplace", "epsilon": 1}, minimum=0, maximum=50),
        one("paid", "yes_no", EXTENDED),
        one(
            "late",
            "yes_no",
            {"name": "warner", "p": "4/5"},
            relevant="${region} = 'c1' and ${age} > 22",
        ),
    )


@pytest.fixture(scope="module")
def files(survey, tmp_path_factory):
    folder = tmp_path_factory.mktemp("files") / "usb"
    simulate(survey, folder, interviews=INTERVIEWS, kiosks=KIOSKS, seed=5)
    return folder


@pytest.fixture(scope="module")
def kept(files, tmp_path_factory):
    project = tmp_path_factory.mktemp("project") / "p.surveydesk"
    import_files([files], project)
    return project


@pytest.fixture(params=[False, True], ids=["everybody", "some silent"])
def project(kept, request):
    """The project as it is, and with interviews that answered nothing."""
    with Project(kept) as found:
        yield found.others_missing([("often", range(9))]) if request.param else found


def cells_of(project, question):
    """What each interview has recorded, in the order of ids."""
    if question.unlisted is not None:
        return project.cells(question)
    words = (*question.reports, "")
    return [words[code] for code in project.codes((question,))[question.id]]


def kiosk_of_each(project):
    rows = project.select_joined(
        "JOIN kiosks k ON k.number = r.kiosk ORDER BY id_high, id_low", "k.id"
    )
    return [kiosk for (kiosk,) in rows]


by_whom = pytest.mark.parametrize("by", [None, "region"])


def grouped(project, survey, by):
    """Kiosk and stratum of each interview; None where it is in no stratum."""
    kiosks = kiosk_of_each(project)
    if by is None:
        return [(kiosk, 0) for kiosk in kiosks]
    question = survey.question(by)
    codes = project.codes((question,))[by].tolist()
    return [(k, c) if c >= 0 else None for k, c in zip(kiosks, codes, strict=True)]


@by_whom
def test_kiosks_are_counted_as_one_by_one(project, survey, by):
    question = None if by is None else survey.question(by)
    sites = KioskCounts.of(project, survey.recorded_questions, question)
    assert sites.kiosks == tuple(sorted(set(kiosk_of_each(project))))
    groups = grouped(project, survey, by)
    for asked in survey.recorded_questions:
        plain = Counter()
        for group, cell in zip(groups, cells_of(project, asked), strict=True):
            if group is not None:
                plain[group, bool(cell)] += 1
        for stratum, counts in enumerate(sites.answered(asked)):
            for kiosk, row in zip(sites.kiosks, counts, strict=True):
                own = [plain[(kiosk, stratum), there] for there in (False, True)]
                assert row.tolist() == own


@by_whom
def test_what_kiosks_are_compared_by_is_counted_as_one_by_one(project, survey, by):
    question = None if by is None else survey.question(by)
    sites = KioskCounts.of(project, survey.recorded_questions, question)
    groups = grouped(project, survey, by)
    shown = {}
    for asked in survey.recorded_questions:
        if asked.design.is_randomized:
            shown |= {one.item.name: one for one in compared_items(sites, asked)}
    for name in ("used", "often", "late"):
        found = shown[name]
        plain = Counter(zip(groups, cells_of(project, survey.question(name)), strict=True))
        assert found.counts.tolist() == [
            [[plain[(k, s), report] for report in found.item.reports] for k in sites.kiosks]
            for s in range(sites.strata)
        ]
    for name in ("drugs", "job"):
        asked = survey.question(name)
        for place, answer in enumerate(asked.answers):
            plain = Counter()
            for group, cell in zip(groups, cells_of(project, asked), strict=True):
                if cell:
                    plain[group, asked.design.supported(cell)[place]] += 1
            assert shown[f"{name}={answer}"].counts.tolist() == [
                [[plain[(k, s), True], plain[(k, s), False]] for k in sites.kiosks]
                for s in range(sites.strata)
            ]
    numbers = project.numbers(survey.question("income"))
    given = [
        (group, number)
        for group, number in zip(groups, numbers, strict=True)
        if group is not None and not np.isnan(number)
    ]
    cuts = np.unique(np.quantile([number for _, number in given], (0.25, 0.5, 0.75)))
    plain = Counter((group, int(np.sum(cuts <= number))) for group, number in given)
    assert shown["income"].counts.tolist() == [
        [[plain[(k, s), quarter] for quarter in range(len(cuts) + 1)] for k in sites.kiosks]
        for s in range(sites.strata)
    ]


def test_texts_and_numbers_are_counted_as_one_by_one(project, survey):
    region = survey.question("region")
    regions = cells_of(project, region)
    for asked in survey.recorded_questions:
        cells = cells_of(project, asked)
        assert count_answered(project, asked) == sum(map(bool, cells))
        together = project.report_combinations((region, asked))
        assert together == Counter(zip(regions, cells, strict=True))
    for name in ("drugs", "job"):
        asked = survey.question(name)
        cells = cells_of(project, asked)
        texts = text_counts(project, asked)[None]
        assert texts == Counter(filter(None, cells))
        by_group = text_counts(project, asked, region)
        assert list(by_group) == list(project.texts(asked, region))
        for group, reports in project.texts(asked, region).items():
            assert by_group[group] == Counter(reports)
        once = aggregate(asked.design, list(filter(None, cells)))
        assert aggregate(asked.design, list(texts), list(texts.values())).tolist() == once.tolist()
    given = project.numbers(survey.question("income"))
    values, often = project.numbers_counted(survey.question("income"))
    assert np.repeat(values, often).tolist() == np.sort(given[~np.isnan(given)]).tolist()


def test_a_filter_and_a_table_count_like_the_project(project, survey, kept):
    """Other sources than projects have the plain way, and give the same rows."""
    with open_source(SourceRequest(project=kept)) as found:
        plain = PlainSource(found.source)
        fast = list(question_rows(found.source, survey))
        assert fast == list(question_rows(plain, survey))
        same = [q for q in survey.recorded_questions if q.samples == 1]
        for one_of, other in zip(
            weight_rows(found.source, survey, 9), weight_rows(plain, survey, 9), strict=True
        ):
            assert one_of == other
        assert small_groups(found.source, survey, 5) == small_groups(plain, survey, 5)
        assert same


class PlainSource(RowReports):
    """The interviews of a project, counted one by one."""

    def __init__(self, project):
        self._project = project

    def __getattr__(self, name):
        if name not in {
            *("survey", "interviews", "counts", "texts", "cells"),
            *("numbers", "samples", "codes", "patterns"),
        }:
            raise AttributeError(name)
        return getattr(self._project, name)


def test_small_groups_are_those_of_a_plain_crossing(project, survey):
    direct = ("region", "age")
    cells = {name: cells_of(project, survey.question(name)) for name in direct}
    found = {row.questions: row for row in small_groups(project, survey, 20)}
    for names in [("region",), ("age",), *combinations(direct, 2)]:
        counts = Counter(zip(*(cells[name] for name in names), strict=True)).values()
        row = found[" × ".join(names)]
        assert (row.cells, row.smallest_cell) == (len(counts), min(counts))
        assert row.small_cells == sum(count < 20 for count in counts)


def test_feasible_ranges_of_many_kiosks_are_those_of_each(survey):
    rng = np.random.default_rng(8)
    for name in ("used", "often", "late"):
        channel = survey.question(name).design.channel
        shares = rng.dirichlet(np.full(channel.reports, 2.0), size=40)
        counts = np.array([rng.multinomial(n, p) for n, p in enumerate(shares, start=1)])
        statistics, p_values = possible_by_site(channel, counts)
        for row, statistic, p_value in zip(counts, statistics, p_values, strict=True):
            try:
                fit = reports_fit(channel, row)
            except ImpossibleReport:
                assert (statistic, p_value) == (np.inf, 0)
                continue
            assert statistic == pytest.approx(fit.statistic, abs=1e-8)
            assert p_value == pytest.approx(fit.p_value, abs=1e-8)


# what was counted is never shown of other interviews


def told(project):
    found = project_quality(project)
    return found.interviews, [row.interviews for row in found.kiosks], str(found.tests)


def test_counts_follow_import_undo_redo_and_removal(files, tmp_path):
    first, *rest = sorted(files.glob("*.collection"))
    path = tmp_path / "p.surveydesk"
    import_files([first], path)
    alone = told(path)
    import_files(rest, path)
    every = told(path)
    assert every[0] == INTERVIEWS > alone[0]
    with Project(path) as project:
        question = project.survey.question("used")
        project.kiosk_tables(project.survey.recorded_questions)
        whole = project.counts(question)[None]
        project.undo()
        assert project.counts(question)[None].sum() < whole.sum()
    assert told(path) == alone
    with Project(path) as project:
        few = project.counts(question)[None]
        project.redo()
        assert project.counts(question)[None].tolist() == whole.tolist()
        assert few.sum() < whole.sum()
    assert told(path) == every
    with Project(path) as project:
        project.kiosk_tables(project.survey.recorded_questions)
        (number,) = (one.number for one in project.files() if one.name == first.name)
        project.remove([number])
        left = project.counts(question)[None]
        assert (left + few).tolist() == whole.tolist()
    assert told(path)[0] == INTERVIEWS - alone[0]


def test_counts_are_of_those_whom_a_filter_keeps(project, survey):
    assert project.interviews == INTERVIEWS
    used = survey.question("used")
    project.kiosk_tables(survey.recorded_questions)
    of_one = project.only([("region", [0])])
    codes = project.codes((survey.question("region"), used))
    kept = codes["used"][codes["region"] == 0]
    plain = np.bincount(kept[kept >= 0], minlength=len(used.reports))
    assert of_one.counts(used)[None].tolist() == plain.tolist()
    tables = of_one.kiosk_tables((used,))
    assert tables.reports["used"].sum(axis=0).tolist() == plain.tolist()
