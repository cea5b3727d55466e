"""Which tests the fast tier leaves out: ``pytest -m "not slow and not wide"``, before each commit.

The tier touches every room with the tests that mirror its modules, and takes less than a minute on two
cores. What is listed here, and each test of ``wide_tests.txt``, runs in the whole suite only. A new test is
fast unless it is below one of these paths; one that takes a quarter of a second belongs into the list.
"""

from __future__ import annotations

import zlib
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

WIDE = {
    "tests/analyses/computation": "projects and files, from end to end",
    "tests/analyses/data": "projects and files, from end to end",
    "tests/analyses/test_quality.py": "projects and files, from end to end",
    "tests/architecture": "reads and imports every module; lint-imports says most of it by itself",
    "tests/benchmarks": "compare times, and are slow anyway",
    "tests/cli": "whole commands, many in processes of their own",
    "tests/crash": "kills processes again and again",
    "tests/designs/quantitative/test_every_quantitative.py": "enumerates the coins of every design",
    "tests/e2e": "whole stories, through processes of their own",
    "tests/estimation/comparison/test_latent_tables.py": "repeats surveys",
    "tests/estimation/planning/test_sample_size.py": "exact coverage of many sizes",
    "tests/estimation/regression/test_item_count_robust.py": "repeats surveys",
    "tests/estimation/regression/test_nuisance_parameters.py": "simulates 40,000 respondents a case",
    "tests/estimation/regression/test_mixed.py": "repeats surveys",
    "tests/analyses/test_fieldwork.py": "whole projects of fieldwork",
    "tests/estimation/nonresponse/test_imputation.py": "repeats surveys",
    "tests/estimation/planning/test_unit_variance.py": "every design at many prevalences",
    "tests/estimation/prevalence/test_latent_classes.py": "searches likelihoods again and again",
    "tests/estimation/prevalence/test_score_tests.py": "counts all possible surveys",
    "tests/estimation/comparison/test_ranking.py": "fine grids of posteriors",
    "tests/helpers/test_tests_of.py": "runs pytest in processes of its own",
    "tests/learning/test_neighbours.py": "replays whole trainings",
    "tests/learning/synthetic": "makes many tables",
    "tests/library/test_reading.py": "projects and files, from end to end",
    "tests/golden": "the numbers of other packages, case by case",
    "tests/help": "runs every command of every document",
    "tests/hostile": "gives hundreds of damaged files to every command that reads their kind",
    "tests/learning/local/test_tree.py": "grows many trees",
    "tests/learning/test_privacy.py": "trains again and again to count what differs",
    "tests/mutation": "reads every module",
    "tests/packaging": "builds what is installed",
    "tests/reports": "writes whole reports, and runs the scripts beside them",
    "tests/services": "use cases from end to end, on projects and files",
    "tests/simulation": "draws many surveys",
    "tests/storage/collection/test_coded_columns.py": "large columns",
    "tests/storage/collection/test_format.py": "files altered in every place",
    "tests/storage/collection/test_key_file.py": "passphrases, which are slow on purpose",
    "tests/storage/kiosk/test_order.py": "many stores",
    "tests/storage/kiosk/test_sealed_store.py": "many stores",
    "tests/storage/kiosk/test_store.py": "stores that fail at every step",
    "tests/storage/project": "databases",
    "tests/storage/surveys/test_xlsform.py": "forms of too many rows",
    "tests/storage/tables": "databases and large tables",
    "tests/ui": "opens windows",
}
"""Folders and files that are wide, each with the reason."""

FAST = (
    "tests/analyses/computation/planning/test_sample_size.py",
    "tests/analyses/computation/estimates/test_population_totals.py",
    "tests/analyses/computation/multivariate/test_multiple_testing.py",
    "tests/analyses/computation/multivariate/test_regression_groups.py",
    "tests/cli/commands/fieldwork/test_coin.py",
    "tests/services/charts/test_fonts.py",
    "tests/services/export/test_codebook.py",
    "tests/services/kiosk/test_answer_entry.py",
    "tests/services/kiosk/test_coin_test.py",
    "tests/services/kiosk/test_kiosk.py",
    "tests/services/kiosk/test_preview.py",
    "tests/services/kiosk/test_skipping.py",
    "tests/services/models",
    "tests/services/program/test_crash_report.py",
    "tests/services/program/test_documents.py",
    "tests/services/simulation/test_respondents.py",
    "tests/services/surveys/test_design_goals.py",
    "tests/services/surveys/test_draft.py",
    "tests/services/surveys/test_draft_files.py",
    "tests/services/surveys/test_validation.py",
    "tests/services/table_import/test_choice_guess.py",
    "tests/services/table_import/test_missing_codes.py",
    "tests/storage/tables/test_plain_table.py",
    "tests/ui/start/test_window.py",
    "tests/ui/test_jobs.py",
    "tests/ui/widgets",
)
"""What is below a wide folder and fast nevertheless: less than a second each, and a look at every part."""

ONE_IN = {
    "tests/contracts": 8,
}
"""Folders of which every so many-th test is fast, always the same: thousands of small cases."""


SAMPLED = {
    "tests/analyses/base/test_progress.py": 2,
    "tests/analyses/computation/multivariate/test_regression.py": 2,
    "tests/analyses/computation/test_report_counts_of_kiosks.py": 2,
    "tests/analyses/data/test_filters.py": 2,
    "tests/analyses/test_fieldwork.py": 2,
    "tests/analyses/test_quality.py": 4,
    "tests/cli/commands/analysis/test_weight.py": 2,
    "tests/cli/commands/fieldwork/test_tally.py": 2,
    "tests/cli/commands/learning/test_learn.py": 2,
    "tests/cli/commands/project/test_surveys.py": 3,
    "tests/contracts/test_analyses.py": 3,
    "tests/contracts/test_designs.py": 4,
    "tests/contracts/test_every_place.py": 4,
    "tests/contracts/test_local_learners.py": 4,
    "tests/contracts/test_opened_totals.py": 2,
    "tests/contracts/test_question_types.py": 3,
    "tests/contracts/test_table_formats.py": 2,
    "tests/contracts/test_terminal.py": 3,
    "tests/contracts/test_variables.py": 2,
    "tests/crash/test_crash.py": 2,
    "tests/crash/test_kiosk_process.py": 2,
    "tests/designs/oracles/test_every_oracle.py": 2,
    "tests/designs/quantitative/test_every_quantitative.py": 4,
    "tests/estimation/planning/test_sample_size.py": 3,
    "tests/estimation/prevalence/test_closed_form.py": 2,
    "tests/estimation/prevalence/test_frequency_oracles.py": 3,
    "tests/estimation/prevalence/test_intervals.py": 2,
    "tests/estimation/prevalence/test_latent_classes.py": 2,
    "tests/estimation/regression/test_nuisance_parameters.py": 2,
    "tests/estimation/regression/test_pseudo_scores.py": 2,
    "tests/learning/test_neighbours.py": 4,
    "tests/packaging/test_kiosk_sizes.py": 4,
    "tests/services/dataset/test_external_engines.py": 2,
    "tests/services/dataset/test_variables.py": 2,
    "tests/services/planning/test_target.py": 2,
    "tests/services/privacy/test_audit.py": 2,
    "tests/services/project/test_kiosk_enrolment.py": 2,
    "tests/services/surveys/test_field_forms.py": 2,
    "tests/services/table_import/test_import_rows.py": 2,
    "tests/services/test_asking_less.py": 3,
    "tests/services/test_latent_questions.py": 2,
    "tests/services/test_number_questions.py": 2,
    "tests/simulation/test_plans.py": 3,
    "tests/storage/program/test_log_files.py": 3,
    "tests/storage/project/test_known_objects.py": 3,
    "tests/storage/tables/test_reader.py": 3,
    "tests/ui/desk/help/test_page.py": 3,
    "tests/ui/desk/help/test_shortcuts.py": 3,
    "tests/ui/desk/help/test_tour.py": 3,
    "tests/ui/desk/learning/test_page.py": 3,
    "tests/ui/desk/privacy/test_page.py": 3,
    "tests/ui/desk/quality/test_page.py": 3,
    "tests/ui/desk/shell/test_pages.py": 3,
    "tests/ui/desk/shell/test_saved_layout.py": 8,
    "tests/ui/desk/shell/test_window.py": 2,
    "tests/ui/desk/test_accessibility.py": 3,
    "tests/ui/desk/test_page_widths.py": 6,
    "tests/ui/desk/test_colour_schemes.py": 3,
    "tests/ui/desk/test_look.py": 3,
    "tests/ui/desk/test_pseudo_language.py": 4,
    "tests/ui/documents/test_guide_pages.py": 3,
    "tests/ui/kiosk/respondent/test_families.py": 2,
    "tests/ui/kiosk/respondent/test_few_words.py": 3,
    "tests/ui/kiosk/respondent/test_frame.py": 2,
    "tests/ui/kiosk/respondent/test_interviewing.py": 4,
    "tests/ui/kiosk/respondent/test_own_device.py": 3,
    "tests/ui/kiosk/respondent/test_path.py": 2,
    "tests/ui/kiosk/respondent/test_screens.py": 4,
    "tests/ui/kiosk/respondent/test_walks.py": 3,
    "tests/ui/kiosk/test_plain_words.py": 2,
    "tests/ui/kiosk/test_words_of_totals.py": 2,
    "tests/ui/test_design_texts.py": 8,
    "tests/ui/test_languages.py": 2,
}
"""Files whose long families of cases run one in so many; all of them with the slow tests."""


def _listed(file: str) -> frozenset[str]:
    lines = Path(__file__).with_name(file).read_text(encoding="utf-8").splitlines()
    return frozenset(line for line in lines if not line.startswith("#"))


LEFT_TO_SLOW = _listed("long_tests.txt")
"""Single tests that take seconds and have quicker ones beside them: the slow run's."""
LEFT_TO_WIDE = _listed("wide_tests.txt")
"""Single tests of fast files that take a good part of a second: the normal run's."""
COLLECTED = pytest.StashKey[frozenset[str]]()
"""Where a run keeps the ids of all tests that it has found, also of those that it leaves out."""
SHORTEST_FAMILY = 4
"""Cases of one test, below which all run."""


def sampled_out(names: Sequence[str]) -> set[str]:
    """Return the cases that the normal run leaves to the slow one: of each test another share.

    Parameters
    ----------
    names : the ids of tests, as pytest prints them, in their order
    """
    families: dict[str, list[str]] = defaultdict(list)
    for name in names:
        if name.partition("::")[0] in SAMPLED and "[" in name:
            families[name.partition("[")[0]].append(name)
    out = {name for name in names if LEFT_TO_SLOW & {name, name.partition("[")[0]}}
    for test, cases in families.items():
        every = SAMPLED[test.partition("::")[0]]
        if len(cases) >= SHORTEST_FAMILY:
            # not always the first of each family: what one test leaves out another one has
            kept = set(cases[zlib.crc32(test.encode()) % every :: every])
            out.update(case for case in cases if case not in kept)
    return out


LONG = (
    "tests/hostile",
    "tests/help",
    "tests/reports",
    "tests/e2e",
    "tests/crash",
    "tests/packaging",
)
"""Folders with single tests that take long: they begin the whole suite, so that none is left for its end."""


def is_long(name: str) -> bool:
    """Return whether a test should begin before most others.

    Parameters
    ----------
    name : the test's id, as pytest prints it
    """
    return _under(name.partition("::")[0], LONG)


def is_left_out(path: str) -> bool:
    """Return whether all tests of a file are wide.

    Parameters
    ----------
    path : of the file from the project's root, with forward slashes
    """
    return _under(path, WIDE) and not _under(path, FAST)


def is_wide(name: str) -> bool:
    """Return whether a test is wide.

    Parameters
    ----------
    name : the test's id, as pytest prints it
    """
    path = name.partition("::")[0]
    every = next((number for folder, number in ONE_IN.items() if _under(path, [folder])), 1)
    # not hash(), which differs from run to run
    listed = name.partition("[")[0] in LEFT_TO_WIDE
    return listed or is_left_out(path) or zlib.crc32(name.encode()) % every != 0


def _under(path: str, folders: Iterable[str]) -> bool:
    return any(f"{path}/".startswith(f"{folder}/") for folder in folders)
