"""Simulated respondents of a survey that only counts: the same reports, in totals that trustees open."""

from __future__ import annotations

import shlex
from collections import Counter

import pytest

from surveyapp.errors import UserProblem
from surveyapp.services.simulation import demo
from surveyapp.services.simulation.respondents import simulate, simulate_truth
from surveyapp.storage.collection.format import read_collection
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.storage.tallies import tally_file
from surveyapp.storage.tallies.tally_file import TallyScheme, read_tally_file
from surveyapp.storage.tallies.trustee_keys import unlock_trustee

QUESTIONS = ("region", "drugs", "trust")


@pytest.fixture
def counted(clinic, tallied):
    """Return the example survey with some tallies."""
    return tallied(clinic, ("drugs",), ("region", "drugs"), ("trust",))


def opened(path, openers):
    """Return the totals of one file, as trustees 0 and 1 open them."""
    file = read_tally_file(path)
    scheme = TallyScheme(file.survey)
    form = scheme.lines(file.manifest.kiosk)
    pads = {}
    for line in file.seed_lines:
        for trustee in (0, 1):
            seeds = form.seeds(line, trustee, openers[trustee])
            for place, seed in zip(form.classes_of(trustee), seeds, strict=True):
                pads[line.id, place] = scheme.pads.of(seed)
    masks = scheme.added(*pads.values())
    pairs = zip(scheme.packings, file.masked.totals, masks, strict=True)
    return [packing.unpacked((total - mask) % packing.modulus) for packing, total, mask in pairs]


def test_equal_seeds_make_equal_totals_as_records(clinic, counted, openers, tmp_path):
    kept = simulate(clinic, tmp_path / "kept", interviews=60, kiosks=2, seed=7)
    files = simulate(counted, tmp_path / "counted", interviews=60, kiosks=2, seed=7)
    assert [path.name for path in files] == [
        f"clinic-2026-v{clinic.version}-kiosk0001.tally",
        f"clinic-2026-v{clinic.version}-kiosk0002.tally",
    ]
    truths = [folder / "truth.csv" for folder in (tmp_path / "kept", tmp_path / "counted")]
    assert truths[0].read_bytes() == truths[1].read_bytes()
    layout = TallyScheme(counted).layout
    for collection, tally in zip(kept, files, strict=True):
        lines = [line.split(",")[1:] for line in read_collection(collection).lines()]
        cells = list(zip(*map(layout.cells, lines), strict=True))
        expected = [
            tuple(Counter(column)[cell] for cell in range(each.cells))
            for column, each in zip(cells, layout.counted, strict=True)
        ]
        assert opened(tally, openers) == expected
        assert read_tally_file(tally).manifest.mode == "simulated"


def test_a_kiosk_begins_a_new_file_when_one_is_full(counted, openers, tmp_path, monkeypatch):
    monkeypatch.setattr(tally_file, "MOST_A_FILE", 20)
    files = simulate(counted, tmp_path, interviews=45, seed=7)
    assert [path.name[-10:] for path in files] == ["0001.tally", "0002.tally", "0003.tally"]
    assert [read_tally_file(path).manifest.batch for path in files] == [1, 2, 3]
    assert sum(sum(opened(path, openers)[0]) for path in files) == 45


def test_true_answers_are_counted_too(counted, openers, tmp_path):
    truth = tmp_path / "truth-of-all.csv"
    heads = ["region", "drugs", "bribe", "violence", "source", "trust"]
    truth.write_text(",".join(heads) + "\n" + "north,yes,yes,no,never,1\n" * 12)
    (path,) = simulate_truth(counted, tmp_path / "out", truth, seed=1)
    drugs, by_region, _ = opened(path, openers)
    assert sum(drugs) == 12
    assert by_region[:3] == (*drugs[:2], 0)


def test_more_than_a_total_holds_is_refused(clinic, tallied, tmp_path):
    survey = tallied(clinic, ("drugs",), capacity=100)
    with pytest.raises(UserProblem, match="101 interviews are more than the 100 that a total"):
        simulate(survey, tmp_path / "out", interviews=101)
    assert not (tmp_path / "out").exists()


def test_the_demonstration_of_tallies_tells_its_steps(tmp_path, cheap_keys, monkeypatch):
    monkeypatch.setattr(demo, "INTERVIEWS", 20)
    made = demo.make_tally_demo(tmp_path)
    assert made == demo.make_tally_demo(tmp_path)  # what is there is used again
    verbs = ["add", "sign", "sign", "sign", "open", "open", "combine"]
    assert [step.split()[2] for step in made.steps if " tally " in step] == verbs
    told = (tmp_path / demo.STEPS_FILE).read_text()
    assert all(step in told for step in made.steps)
    assert demo.PASSPHRASE in told
    assert (
        unlock_trustee(made.keys[0], demo.PASSPHRASE).key
        == load_survey(made.survey).tallies.trustees[0].key
    )


@pytest.mark.slow
def test_the_demonstration_of_tallies_gives_the_numbers_of_the_demonstration(
    run, cheap_keys, tmp_path, monkeypatch
):
    code, *_ = run("demo", "--no-window", tmp_path / "kept")
    assert code == 0
    for _ in range(2):  # what is there is used again
        code, out, _ = run("demo", "--tallies", tmp_path / "counted")
        assert code == 0
    assert "its passphrase is: only a demonstration" in out
    monkeypatch.chdir(tmp_path / "counted")
    told = {}
    for step in (line for line in out.splitlines() if line.startswith("surveyapp ")):
        words = shlex.split(step)[1:]
        paths = [
            sorted((tmp_path / "counted").glob(word)) if "*" in word else [word] for word in words
        ]
        code, said, err = run(*(path for listed in paths for path in listed))
        assert code == 0, (step, err)
        told[step.partition(" --by ")[2] or words[0]] = said
    survey, files = tmp_path / "kept", sorted((tmp_path / "kept").glob("*.collection"))
    assert survey.exists()
    assert told["estimate"] == run("estimate", *files)[1]
    assert told["region"] == run("estimate", *files, "--by", "region")[1]
