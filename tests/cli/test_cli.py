import argparse
import csv
import io
import json
import subprocess
import sys
from pathlib import Path

import pytest
from samples import sample

from surveyapp.analyses.estimate import ESTIMATES, Estimates
from surveyapp.cli import main
from surveyapp.cli.parser import new_parser
from surveyapp.services.kiosk.kiosk import today
from surveyapp.storage.kiosk.store import KioskStore
from surveyapp.storage.surveys.survey_files import save_survey

ESTIMATE_COLUMNS = ESTIMATES.keys(None, Estimates())

CLINIC = str(sample("clinic"))


@pytest.fixture
def demo(run, tmp_path):
    code, _, _ = run("demo", "--no-window", tmp_path / "demo")
    assert code == 0
    return tmp_path / "demo"


def collections(folder):
    return sorted(folder.glob("*.collection"))


def test_the_demo_is_estimated_within_three_standard_errors_of_its_truth(run, demo):
    with (demo / "truth.csv").open() as file:
        truth = {(r["question"], r["answer"]): float(r["prevalence"]) for r in csv.DictReader(file)}
    code, out, err = run("estimate", *collections(demo), "--json", "-")
    assert (code, err) == (0, "")
    rows = json.loads(out)
    assert {(row["question"], row["answer"]) for row in rows} == set(truth)
    for row in rows:
        assert abs(row["estimate"] - truth[row["question"], row["answer"]]) <= 3 * row["se"]


def test_json_and_csv_have_the_columns_that_were_promised(run, demo, tmp_path):
    target = tmp_path / "rows.csv"
    _, out, _ = run("estimate", *collections(demo), "--json", "-", "--csv", target)
    assert tuple(json.loads(out)[0]) == ESTIMATE_COLUMNS
    header, *rows = csv.reader(io.StringIO(target.read_text()))
    assert tuple(header) == ESTIMATE_COLUMNS
    assert [row[5] for row in rows] == [repr(row["estimate"]) for row in json.loads(out)]


def test_an_unknown_option_names_the_help_of_its_command(capsys):
    with pytest.raises(SystemExit, match="2"):
        main(["compare", "--question", "a", "--by", "b", "--wieght", "w"])
    told = capsys.readouterr().err
    assert (
        told
        == "error: there is no --wieght here; did you mean --weight? See surveyapp compare --help\n"
    )


def options_of(parser, command=""):
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, part in action.choices.items():
                yield from options_of(part, f"{command} {name}".strip())
        else:
            yield f"{command} {'/'.join(action.option_strings) or action.dest}", action.help


def test_every_option_says_what_it_is_for():
    assert [option for option, help_ in options_of(new_parser()) if not help_] == []


def test_designs_without_tests_are_said_to_have_none(run, demo):
    code, out, err = run("estimate", *collections(demo), "--tests")
    assert (code, out, err) == (0, "", "note: No design of these questions has a test.\n")


def test_kiosks_are_ranked_by_their_words_and_not_by_32_letters(run, demo):
    _, out, _ = run("rank", *collections(demo), "--questions", "trust", "--by", "(kiosk)")
    items = [line.split()[1] for line in out.splitlines()[1:]]
    assert len(items) == 5
    assert all(len(item.split("-")) == 2 for item in items)


def test_an_infinite_epsilon_is_null_and_an_empty_cell(run, demo):
    _, out, _ = run("estimate", *collections(demo), "--question", "region", "--json", "-")
    assert json.loads(out)[0]["epsilon"] is None
    _, out, _ = run("estimate", *collections(demo), "--question", "region", "--csv", "-")
    assert out.splitlines()[1].split(",")[ESTIMATE_COLUMNS.index("epsilon")] == ""


def test_a_project_gives_the_same_estimates_as_its_files(run, demo, tmp_path):
    project = tmp_path / "p.surveydesk"
    assert run("import", *collections(demo), "--project", project)[0] == 0
    _, from_project, _ = run("estimate", "--project", project, "--json", "-")
    _, from_files, _ = run("estimate", *collections(demo), "--json", "-")
    assert from_project == from_files


def test_a_refused_file_is_told_on_stderr_and_exits_1(run, demo, tmp_path):
    files = collections(demo)
    files[0].write_bytes(files[0].read_bytes()[:-9])
    code, out, err = run("import", *files, "--project", tmp_path / "p.surveydesk")
    assert code == 1
    assert err.startswith("refused: ")
    assert err.count("\n") == 1
    assert files[0].name in err
    assert out.count("imported, 800 new interviews") == 4
    assert run("estimate", *files)[0] == 1
    assert run("verify", *files)[0] == 1
    assert run("verify", *files[1:])[0] == 0


@pytest.mark.parametrize(
    ("method", "expected"),
    [
        ("chebyshev", {"total": 100_000, "coins only": 75_000}),
        ("hoeffding", {"total": 59_915}),
        ("normal", {"total": 27_056, "coins only": 20_292}),
        ("exact", {"total": 27_200}),
    ],
)
def test_the_plan_names_the_total_and_the_coins_part(run, method, expected):
    arguments = (
        "--design",
        "two_coins",
        "--error",
        "0.01",
        "--confidence",
        "0.9",
        "--method",
        method,
    )
    code, out, _ = run("plan", *arguments, "--json", "-")
    assert code == 0
    assert {row["part"]: row["n"] for row in json.loads(out)} == expected
    _, shown, _ = run("plan", *arguments)
    assert all(str(n) in shown and part in shown for part, n in expected.items())


def test_the_plan_can_be_turned_round(run):
    _, out, _ = run(
        "plan", "--design", "two_coins", "--n", "59915", "--confidence", "0.9", "--json", "-"
    )
    rows = {(row["method"], row["part"]): row["error"] for row in json.loads(out)}
    assert rows["hoeffding", "total"] == pytest.approx(0.01, rel=1e-4)


def test_the_plan_tells_the_power(run):
    arguments = ("plan", "--design", "two_coins", "--null", "0.1", "--alternative", "0.2")
    assert run(*arguments)[1] == "n = 676: power 0.8002\n"
    _, out, _ = run(*arguments, "--n", "200", "--json", "-")
    assert json.loads(out)[0]["power"] == pytest.approx(0.344748876634351, rel=1e-8)
    assert "in each of the two groups" in run(*arguments, "--reference", "0.1")[1]
    assert run(*arguments, "--power", "2")[0] == 2


def test_the_plan_ranks_designs_under_a_ceiling(run):
    arguments = ("plan", "--best-under", "1.5", "--choices", "5", "--error", "0.05")
    code, out, _ = run(*arguments, "--json", "-")
    rows = json.loads(out)
    assert code == 0
    assert [row["n"] for row in rows] == sorted(row["n"] for row in rows)
    assert {"k_rr", "unary", "subset_selection"} <= {row["design"] for row in rows}
    assert run(*arguments)[1].startswith("design")


def test_check_prints_design_odds_and_epsilon(run):
    code, out, _ = run("check", CLINIC)
    assert code == 0
    assert "yes → yes 3 of 4, no 1 of 4; no → yes 1 of 4, no 3 of 4" in out
    assert "ε       1.0987 (likelihood ratio at most 3)" in out
    assert "total ε of one respondent over 5 randomized questions: 8.2334" in out


def test_ten_mistakes_are_ten_lines(run, tmp_path):
    survey = json.loads(Path(CLINIC).read_text())
    survey["format"] = "surveyapp-survey/0"
    survey["version"] = 0
    survey["title"] = {"en": "Only English"}
    questions = survey["questions"]
    questions[1]["choices"][1]["id"] = "north"
    questions[2]["id"] = "Region"
    questions[2]["mode"] = "loud_coins"
    questions[3]["design"]["p_truth"] = 0
    questions[4]["design"]["p"] = "1/2"
    questions[5]["design"]["p_forced"][0] = "1/5"
    questions[6]["levels"] = 1
    path = tmp_path / "bad.survey.json"
    path.write_text(json.dumps(survey))
    code, out, err = run("check", path)
    assert (code, out) == (2, "")
    lines = err.splitlines()
    assert len(lines) == 10
    assert all(line.startswith("error: bad.survey.json: ") for line in lines)
    assert any("design: p_truth is 0" in line for line in lines)
    assert "questions[" not in err


def test_export_writes_what_the_store_holds(run, tmp_path, clinic):
    store = KioskStore(tmp_path / "store", clinic)
    store.add(["north", "yes", "no", "yes", "never", "3"], today())
    (tmp_path / "stick").mkdir()
    code, _, err = run("export", "--store", tmp_path / "store", "--out", tmp_path / "stick")
    assert (code, "Another Surveyapp kiosk is using" in err) == (2, True)
    store.close()
    code, out, err = run("export", "--store", tmp_path / "store", "--out", tmp_path / "stick")
    assert (code, out, "fewer than 10" in err, "--allow-small" in err) == (2, "", True, True)
    small = ("--allow-small", "--out", tmp_path / "stick")
    code, out, _ = run("export", "--store", tmp_path / "store", *small)
    assert code == 0
    assert run("verify", out.strip())[0] == 0


def test_export_to_a_folder_that_is_not_there_loses_nothing(run, tmp_path, clinic):
    store = KioskStore(tmp_path / "store", clinic)
    store.add(["north", "yes", "no", "yes", "never", "3"], today())
    store.close()
    code, _, err = run(
        "export", "--store", tmp_path / "store", "--allow-small", "--out", tmp_path / "missing"
    )
    assert code == 2
    assert err.startswith("error: ")
    assert "Nothing that was already stored is lost" in err
    assert run("verify", *collections(tmp_path / "store"))[0] == 0


def test_simulate_passes_given_answers_through_the_channels(run, tmp_path):
    truth = tmp_path / "truth.csv"
    truth.write_text(
        "region,drugs,bribe,violence,source,trust\n" + "south,no,no,no,never,1\n" * 400
    )
    code, out, _ = run("simulate", CLINIC, "--truth", truth, "--seed", 4, "--out", tmp_path / "sim")
    assert code == 0
    _, out, _ = run("estimate", *out.split(), "--json", "-")
    rows = {(row["question"], row["answer"]): row for row in json.loads(out)}
    assert rows["region", "south"]["estimate"] == 1
    assert 0 < rows["drugs", "yes"]["n"] == 400
    assert abs(rows["drugs", "yes"]["estimate"]) < 5 * rows["drugs", "yes"]["se"]


LINUX = pytest.mark.skipif(sys.platform != "linux", reason="devices of Linux")
COMMANDS = (
    "demo",
    "check",
    "kiosk",
    "export",
    "verify",
    "simulate",
    "import",
    "estimate",
    "plan",
    "designs",
)

MISUSE = {
    "no such command": ("dance",),
    "no such file": ("check", "missing.survey.json"),
    "not a survey": ("check", __file__),
    "an unknown design": ("plan", "--design", "guess", "--error", "0.1"),
    "a parameter out of range": ("plan", "--design", "warner", "--set", "p=1/2", "--error", "0.1"),
    "a setting without value": ("plan", "--design", "warner", "--set", "p", "--error", "0.1"),
    "k below 2": (
        "plan",
        "--design",
        "k_rr",
        "--set",
        "k=1",
        "--set",
        "epsilon=1",
        "--error",
        "0.1",
    ),
    "a k that is no number": ("plan", "--design", "direct", "--set", "k=x", "--error", "0.1"),
    "neither design nor ceiling": ("plan", "--error", "0.1"),
    "a ceiling without an error": ("plan", "--best-under", "1"),
    "a ceiling out of range": ("plan", "--best-under", "0", "--error", "0.1"),
    "neither error nor n": ("plan", "--design", "two_coins"),
    "neither files nor project": ("estimate",),
    "a project that is not there": ("estimate", "--project", "missing.surveydesk"),
    "an unknown interval": ("estimate", "x.collection", "--interval", "guess"),
    "a seed below zero": ("simulate", CLINIC, "--interviews", "5", "--seed", "-1", "--out", "o"),
    "no number of interviews": ("simulate", CLINIC, "--out", "o"),
    "a store that is not there": ("export", "--store", "missing", "--out", "."),
    "a level out of range": ("estimate", "DEMO", "--level", "2"),
    "more interviews than people": ("plan", "--design", "two_coins", "--n", "9" * 20),
    "a population with n": ("plan", "--design", "two_coins", "--n", "9", "--population", "50"),
    "more simulated interviews than fit": (
        "simulate",
        CLINIC,
        "--interviews",
        "9" * 11,
        "--out",
        "o",
    ),
}


@pytest.mark.parametrize("name", MISUSE)
def test_misuse_exits_2_with_a_sentence_and_no_traceback(name, run, demo, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    arguments = [str(collections(demo)[0]) if a == "DEMO" else a for a in MISUSE[name]]
    code, out, err = run(*arguments)
    assert code == 2
    assert err.startswith("error: ")
    assert "Traceback" not in err
    assert out == ""


def test_the_exact_methods_limit_does_not_keep_the_other_methods_from_answering(run):
    code, out, _ = run(
        "plan", "--design", "warner", "--set", "p=0.5000001", "--error", "0.01", "--json", "-"
    )
    assert code == 0
    assert {row["method"] for row in json.loads(out)} == {"chebyshev", "hoeffding", "normal"}


def test_a_design_effect_and_non_response_make_a_number_worth_less(run):
    base = ("plan", "--design", "two_coins", "--json", "-", "--method", "normal")
    _, plain, _ = run(*base, "--n", "1000")
    _, worth, _ = run(*base, "--n", "4000", "--design-effect", "2", "--non-response", "0.5")
    assert json.loads(plain)[0]["error"] == json.loads(worth)[0]["error"]


def test_a_demo_does_not_overwrite_what_a_person_has_changed(run, demo):
    assert run("demo", "--no-window", demo)[0] == 0
    survey = demo / "clinic.survey.json"
    survey.write_text(survey.read_text() + "\n")
    changed = survey.read_bytes()
    code, _, err = run("demo", "--no-window", demo)
    assert (code, survey.read_bytes()) == (2, changed)
    assert "there already with other content" in err


@LINUX
def test_output_that_cannot_be_written_gets_a_sentence():
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "surveyapp.cli", "check", CLINIC],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (done.returncode, done.stderr) == (
        2,
        "error: the output could not be written: No space left on device.\n",
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["estimate", "--project", "/"], "The project / cannot be used: it is a folder."),
        (["check", "/"], "/ cannot be used: it is a folder."),
        (["convert", "/", "--out", "/"], "The ending of / does not say what to write; give it"),
        (["estimate", "--project", "x" * 300], "the name is too long."),
        (["check", "x" * 300], "the name is too long."),
        (["check", CLINIC, "--csv", "x" * 300], "the name is too long."),
        (["designs", "--json", "/"], "/ could not be written: it is a folder."),
    ],
    ids=lambda value: " ".join(value)[:24] if isinstance(value, list) else "",
)
def test_a_path_that_can_be_no_file_gets_a_sentence(run, words, said):
    code, _, err = run(*words)
    assert code == 2
    assert err.startswith("error: ")
    assert said in err
    assert "itself made a mistake" not in err
    assert "the output could not" not in err


@LINUX
def test_without_a_screen_a_kiosk_says_so(tmp_path):
    code = "import sys; from surveyapp.cli import main; sys.exit(main(sys.argv[1:]))"
    done = subprocess.run(
        [sys.executable, "-c", code, "kiosk", CLINIC, "--store", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        env={"PATH": "", "HOME": str(tmp_path), "PYTHONPATH": ":".join(sys.path)},
    )
    assert done.returncode == 2
    assert done.stderr.startswith("error: There is no screen to open a window on.")


@LINUX
def test_a_link_is_followed_and_a_device_written_to(run, demo, tmp_path):
    target, link = tmp_path / "target.csv", tmp_path / "link.csv"
    target.write_text("old")
    link.symlink_to(target)
    run("estimate", *collections(demo), "--csv", link)
    assert link.is_symlink()
    assert target.read_text().startswith("question,")
    run("estimate", *collections(demo), "--csv", "/dev/null")
    assert not Path("/dev/null").is_file()


def test_every_command_has_help(run):
    _, out, _ = run("--help")
    for command in COMMANDS:
        assert command in out
        code, text, _ = run(command, "--help")
        assert code == 0
        assert text.startswith(f"usage: surveyapp {command}")


def test_checking_a_survey_loads_neither_qt_nor_the_desks_libraries():
    code = (
        "import sys; from surveyapp.cli import main; main(['check', sys.argv[1]]);"
        "sys.exit(' '.join({'PySide6', 'numpy', 'duckdb', 'matplotlib'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, CLINIC], capture_output=True, text=True, check=False
    )
    assert done.stderr.splitlines()[-1:] == [""]  # after what the check says: no module


def a_table(folder, text, name="paper.csv"):
    path = folder / name
    path.write_text(text)
    return path


PAPER = "region,drugs,w,village\n" + "".join(
    f"{region},{report},{weight},{village}\n"
    for village, (region, report, weight) in enumerate(
        [("north", "yes", 1), ("north", "no", 2), ("south", "no", 1.5), ("centre", "no", 1)] * 6
    )
)


def test_a_table_is_estimated_like_a_collection(run, tmp_path):
    table = a_table(tmp_path, PAPER)
    code, out, err = run(
        "estimate", table, "--survey", CLINIC, "--question", "drugs", "--json", "-"
    )
    assert (code, err) == (0, "")
    (yes, no) = json.loads(out)
    assert tuple(yes) == ESTIMATE_COLUMNS
    assert (yes["n"], yes["estimate"], yes["raw"]) == (24, 0.0, 0.25)
    assert no["estimate"] == 1.0


def test_weights_strata_and_clusters_of_a_table_are_columns(run, tmp_path):
    table = a_table(tmp_path, PAPER)
    shared = ("estimate", table, "--survey", CLINIC, "--question", "drugs", "--json", "-")
    code, out, err = run(*shared, "--weight", "w", "--stratum", "region", "--cluster", "village")
    assert (code, err.count("\n"), err.startswith("note: drugs: The estimated")) == (0, 1, True)
    assert json.loads(out)[0]["raw"] == pytest.approx(1 / 5.5)
    _, plain, _ = run(*shared)
    assert json.loads(plain)[0]["raw"] == 0.25


@pytest.fixture
def estimated(run, tmp_path, make_survey, yes_no_json):
    """Run ``estimate`` on a table of one question by Warner's design, p = 0.8."""

    def estimate(reports, weights=None, *options):
        rows = zip(reports, weights or [1] * len(reports), strict=True)
        table = a_table(tmp_path, "used,w\n" + "".join(f"{r},{w}\n" for r, w in rows))
        survey = tmp_path / "warner.survey.json"
        save_survey(make_survey(yes_no_json(design={"name": "warner", "p": "4/5"})), survey)
        weighted = () if weights is None else ("--weight", "w")
        how = ("estimate", table, "--survey", survey, *weighted, *options, "--json", "-")
        code, out, err = run(*how)
        assert code == ("warning: " in err)
        return json.loads(out)[0], err

    return estimate


def test_fifty_times_no_is_no_interval_of_nothing(estimated):
    """Warner's p = 0.8: the estimate is −1/3, and the coins alone cause √(0.16/0.36/50)."""
    yes, told = estimated(["no"] * 50)
    assert (yes["estimate"], yes["interval"]) == (pytest.approx(-1 / 3), "guarded")
    assert yes["se"] == yes["se_coins"] == pytest.approx(0.4 / 0.6 / 50**0.5)
    assert (yes["low"], yes["high"]) == (0, pytest.approx(yes["se"]))
    assert yes["se_from"] == "coins"
    assert (
        "note: used: The estimated variance (0) is below what the randomization alone causes"
        in told
    )


def test_one_who_counts_for_a_thousand_leaves_a_wide_interval(estimated):
    """Weights 1000 and nine times 1, and only one of the nine says no: Kish's n is 1009²/1000009 = 1.02."""
    yes, told = estimated(["yes"] * 9 + ["no"], [1000] + [1] * 9)
    assert yes["estimate"] == pytest.approx((1008 / 1009 - 0.2) / 0.6)
    assert yes["se"] == pytest.approx((4 / 9 * 1000009) ** 0.5 / 1009)
    assert yes["low"] < 1 - yes["se"]
    assert (yes["high"], yes["se_from"]) == (1, "coins")
    assert "note: used: The estimated variance (" in told


def test_a_standard_error_of_the_coins_alone_is_no_fault_of_the_data(estimated):
    """8 of 50: the reports give 0.16·0.84/0.36/49 = 0.00762, the coins alone 0.16/0.36/50 = 0.00889."""
    yes, told = estimated(["yes"] * 8 + ["no"] * 42)
    assert yes["se"] == pytest.approx((0.16 / 0.36 / 50) ** 0.5)
    sentence = "note: used: The estimated variance (0.00762) is below what the randomization alone causes; "
    assert told == sentence + "the latter is shown.\n"


def test_an_error_that_the_reports_show_is_said_to_be_theirs(estimated):
    yes, told = estimated(["yes"] * 20 + ["no"] * 30)
    assert (yes["se_from"], told) == ("reports", "")


def test_every_refused_row_is_told_and_the_others_are_estimated(run, tmp_path):
    table = a_table(tmp_path, PAPER + "north,perhaps,1,1\nnorth,yes,-1,1\nnorth,yes\n")
    code, out, err = run(
        "estimate", table, "--survey", CLINIC, "--question", "drugs", "--weight", "w", "--json", "-"
    )
    assert code == 1
    assert json.loads(out)[0]["n"] == 24
    assert err.splitlines() == [
        (
            "refused: paper.csv, line 26, column drugs: “perhaps” is not a report of "
            "drugs; it records yes, no, or nothing."
        ),
        (
            "refused: paper.csv, line 27, column w: “-1” is a negative weight; weights "
            "cannot be below 0."
        ),
        (
            "refused: paper.csv, line 28, column 2: “yes” is not expected: the row has 2 cells and the "
            "header 4."
        ),
        (
            "note: drugs: The estimated variance (0.0209) is below what the randomization alone causes; "
            "the latter is shown."
        ),
        "warning: 3 of 27 rows refused and left out.",
    ]


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ((), "paper.csv is a table; give the survey"),
        (
            ("other.collection", "--survey", CLINIC),
            "other.collection cannot be used: there is no such",
        ),
        ((CLINIC, "--survey", CLINIC), "only one of these kinds"),
        (("--survey", CLINIC, "--weight", "heft"), "line 1, column 4: there is no column heft"),
        (("--survey", CLINIC, "--stratum", "drugs"), "it does not show anybody's stratum"),
        (("--survey", CLINIC, "--by", "drugs"), "drugs is randomized, so nobody's group is known"),
        (("--survey", CLINIC, "--question", "trust"), "there is no column trust"),
        (("--survey", CLINIC, "--population", "23"), "There are 24 reports but the population"),
        (("--survey", CLINIC, "--population", "0"), "give a whole number from 1"),
        (("--survey", CLINIC, "--population", "²"), "give a whole number from 1"),
        (("--survey", CLINIC, "--population", "9" * 5000), "give a whole number from 1"),
        (("--survey", CLINIC, "--population", "99", "--by", "region"), "leave out --by"),
        (("--survey", CLINIC, "--level", "nan"), "“nan” is not a number"),
        (("--survey", CLINIC, "--level", "nan", "--weight", "w"), "“nan” is not a number"),
    ],
)
def test_what_a_table_cannot_be_asked_is_one_sentence(run, tmp_path, options, says):
    code, out, err = run("estimate", a_table(tmp_path, PAPER), *options)
    assert (code, out) == (2, "")
    assert err.startswith("error: ")
    assert err.count("\n") == 1
    assert says in err


def test_weights_need_a_table(run, demo, tmp_path):
    code, _, err = run("estimate", *collections(demo), "--weight", "w")
    assert (code, err.count("\n")) == (2, 1)
    assert "The column w needs a table that has it" in err
    project = tmp_path / "p.surveydesk"
    run("import", *collections(demo), "--project", project)
    assert run("estimate", "--project", project, "--weight", "w")[2] == err


def test_collections_take_strata_clusters_and_a_population(run, demo):
    files = collections(demo)
    shared = ("--question", "drugs", "--json", "-")
    code, simple, _ = run("estimate", *files, *shared)
    assert code == 0
    code, within, err = run("estimate", *files, "--stratum", "region", *shared)
    assert (code, err) == (0, "")
    (one, _), (other, _) = json.loads(simple), json.loads(within)
    assert one["estimate"] == pytest.approx(other["estimate"], rel=1e-9)
    assert one["se"] != other["se"]
    code, finite, _ = run("estimate", *files, "--population", "5000", *shared)
    assert code == 0
    assert json.loads(finite)[0]["se"] < one["se"]
    code, _, err = run("estimate", *files, "--cluster", "drugs")
    assert (code, "it does not show anybody's cluster" in err) == (2, True)


def test_a_table_given_twice_counts_once_and_its_copy_is_refused(run, tmp_path):
    table = a_table(tmp_path, PAPER)
    asked = ("--survey", CLINIC, "--question", "drugs", "--json", "-")
    _, out, _ = run("estimate", table, table, *asked)
    assert json.loads(out)[0]["n"] == 24
    code, _, err = run("estimate", table, a_table(tmp_path, PAPER, "copy.csv"), *asked)
    assert code == 2
    assert "has the same content as" in err


def test_a_number_that_is_unknown_is_null_and_said(run, tmp_path):
    table = a_table(tmp_path, "drugs,w\nyes,3\n")
    asked = ("--survey", CLINIC, "--question", "drugs", "--weight", "w")
    code, out, err = run("estimate", table, *asked, "--json", "-")
    assert code == 1
    assert json.loads(out)[0]["se"] is None
    assert err.startswith("warning: There is only one sampled unit")
    assert "nan" not in run("estimate", table, *asked)[1].lower()


def test_asking_less_goes_from_the_truth_to_estimates(run, tmp_path):
    """A random one of three questions, one of them joint: simulate, verify, import, estimate."""
    survey = sample("asking-less")
    n, truth = 12_000, tmp_path / "truth.csv"
    with truth.open("w", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["region", "bribe", "drugs", "violence", "leave"])
        for i in range(n):
            leave = ("no", "maybe", "soon")[i % 3]
            harm = "yes" if leave == "soon" or i % 6 == 0 else "no"
            rows.writerow(["north" if i % 4 else "south", "no", "yes", harm, leave])
    out, project = tmp_path / "out", tmp_path / "p.surveydesk"
    options = ("--truth", truth, "--kiosks", 3, "--seed", 12, "--out", out)
    assert run("simulate", survey, *options)[0] == 0
    assert run("verify", out)[0] == 0
    assert run("import", out, "--project", project)[0] == 0
    code, text, err = run("estimate", "--project", project, "--json", "-")
    assert code == 0
    assert [line[:25] for line in err.splitlines()] == ["note: violence_and_leave:"]
    rows = {(row["question"], row["answer"]): row for row in json.loads(text)}
    expected = {
        ("bribe", "no"): 1,
        ("drugs", "yes"): 1,
        ("violence_and_leave", "yes+soon"): 1 / 3,
        ("violence_and_leave", "yes+no"): 1 / 6,
        ("violence_and_leave", "no+soon"): 0,
        ("violence_and_leave.violence", "yes"): 1 / 2,
        ("violence_and_leave.leave", "soon"): 1 / 3,
    }
    for key, share in expected.items():
        assert abs(rows[key]["estimate"] - share) < 4.5 * rows[key]["se"]
        assert abs(rows[key]["n"] - n / 3) < 4.5 * (n * 2 / 9) ** 0.5
    asked = [row["n"] for key, row in rows.items() if key[1] in {"yes", "yes+soon"}]
    assert sum(asked[:3]) == n
    code, _, err = run(
        "regress", "--project", project, "--outcome", "bribe", "--predictors", "drugs"
    )
    assert code == 2
    assert err.startswith("error: Nobody is asked bribe and drugs together")


def test_check_tells_what_each_respondent_is_asked_and_what_it_costs(run):
    code, out, _ = run("check", sample("asking-less"))
    assert code == 0
    assert "members violence (2 answers), leave (3 answers), randomized once as 6 answers" in out
    assert "asked 1 of 3, drawn by coins: bribe, drugs, violence_and_leave" in out
    assert "over the 1 of 3 randomized questions that each is asked, at worst: 1.5000" in out


def test_check_prints_conditions_and_names_sound_files_that_are_missing(
    run, make_survey, yes_no_json, tmp_path
):
    direct = {"name": "direct"}
    survey = make_survey(
        yes_no_json("a", design=direct, audio={"en": "a.mp3"}),
        yes_no_json("b", design=direct, relevant="${a}='yes'", constraint=". = 'no'"),
    )
    path = tmp_path / "s.survey.json"
    save_survey(survey, path)
    code, out, err = run("check", path)
    assert code == 1
    assert "asked if  ${a} = 'yes'\n" in out
    assert "taken if  . = 'no'\n" in out
    assert err == (
        "warning: s.survey.json: Question “a”, sound, English: is a.mp3, a file that is "
        "not in the survey's folder; add it.\n"
    )
    (tmp_path / "a.mp3").write_bytes(b"sound")
    assert run("check", path)[0] == 0


def test_a_kiosk_names_missing_sound_files_when_it_starts(
    run, make_survey, yes_no_json, tmp_path, monkeypatch
):
    path = tmp_path / "s.survey.json"
    save_survey(make_survey(yes_no_json("a", audio={"en": "a.mp3"})), path)
    started = []
    monkeypatch.setattr("surveyapp.app.run_kiosk", lambda *given, **_: started.append(given) or 0)
    code, _, err = run("kiosk", path, "--store", tmp_path / "store")
    assert (code, started) == (0, [(path,)])
    assert err.startswith("warning: s.survey.json: Question “a”, sound, English: is a.mp3")


def test_who_prefers_not_to_say_is_a_row_of_the_estimate(run, make_survey, yes_no_json, tmp_path):
    path, table = tmp_path / "s.survey.json", tmp_path / "t.csv"
    k_rr = {"name": "k_rr", "p_truth": "1/2"}
    save_survey(make_survey(yes_no_json(design=k_rr, prefer_not_to_say=True)), path)
    table.write_text("used\n" + "yes\nno\nprefer_not_to_say\nprefer_not_to_say\n" * 50)
    code, out, _ = run("estimate", table, "--survey", path, "--question", "used")
    assert code == 0
    (row,) = [line.split() for line in out.splitlines() if "prefer_not_to_say" in line]
    assert row[2:4] == ["200", "0.6667"]  # (1/2 − 1/6) / (1/2)
