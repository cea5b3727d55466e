"""What every learner of reports promises for every design: one model, wherever the reports come from."""

from __future__ import annotations

import csv
import json
import math

import numpy as np
import pytest

from surveyapp.designs import LISTED, Design
from surveyapp.designs.oracles.base import OracleDesign
from surveyapp.learning.local.registry import LOCAL_LEARNERS

LEARNABLE = [kind for kind in LISTED if issubclass(kind, Design | OracleDesign)]
"""Designs of one channel over one answer."""
UNLEARNABLE = [kind for kind in LISTED if kind not in LEARNABLE]
ROWS = 300
FEW = 4
"""Choices of a design that takes any number of them."""
JOINT = {
    "unary": {"name": "unary", "p": "3/4", "q": "1/4"},
    "subset_selection": {"name": "subset_selection", "epsilon": 2},
    "local_hashing": {"name": "local_hashing", "epsilon": 2},
    "hadamard": {"name": "hadamard", "epsilon": 2},
    "k_rr": {"name": "k_rr", "epsilon": 2},
}


@pytest.fixture
def sources_of(run, tmp_path):
    """Return a maker of reports: the options that name them as collection files, as a project and as CSV."""

    def make(survey_value, columns):
        survey, truth = tmp_path / "s.survey.json", tmp_path / "truth.csv"
        survey.write_text(json.dumps(survey_value))
        with truth.open("w", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(columns)
            writer.writerows(zip(*columns.values(), strict=True))
        folder, project = tmp_path / "made", tmp_path / "p.surveydesk"
        options = ("--interviews", ROWS, "--truth", truth, "--kiosks", 2, "--seed", 7)
        code, _, err = run("simulate", survey, *options, "--out", folder)
        assert code == 0, err
        files = sorted(folder.glob("*.collection"))
        assert len(files) == 2
        assert run("import", *files, "--project", project)[0] == 0
        table = tmp_path / "reports.csv"
        bodies = [file.read_text().split("\n", 4)[4] for file in files]
        table.write_text(bodies[0] + bodies[1].partition("\n")[2])
        return {
            "collection": (*files, "--survey", survey),
            "project": ("--project", project),
            "csv": (table, "--survey", survey),
        }

    return make


@pytest.fixture
def asked_alone(sources_of, survey_json, asked_with):
    """Return a maker of reports to ``a``, ``b`` and ``label``, each asked by itself with one design."""

    def make(kind):
        asked = asked_with(kind)
        if kind.derives_k and "choices" in asked:
            asked["choices"] = asked["choices"][:FEW]
        ids = [choice["id"] for choice in asked.get("choices", ())] or ["yes", "no"]
        survey = survey_json(*({**asked, "id": name} for name in ("a", "b", "label")))
        return sources_of(survey, dependent(ids, "a", "b"))

    return make


@pytest.fixture
def asked_together(sources_of, survey_json):
    """Return a maker of reports where a feature and the label are joined, and everybody draws one pair."""

    def make(design):
        members = [
            {
                "id": name,
                "type": "single_choice",
                "text": {"en": name},
                "choices": [{"id": c, "text": {"en": c}} for c in "xyz"],
            }
            for name in ("a", "b", "label")
        ]
        joint = [
            {
                "id": f"joint_{name}",
                "type": "joint",
                "text": {"en": name},
                "members": [name, "label"],
                "design": design,
            }
            for name in "ab"
        ]
        groups = [{"ask_random": 1, "of": ["joint_a", "joint_b"]}]
        survey = survey_json(*joint, members=members, groups=groups)
        return sources_of(survey, dependent("xyz", "a", "b", missing=0))

    return make


def dependent(ids, *names, missing=0.1):
    """Return answers to questions that go together, some of the features' missing."""
    rng = np.random.default_rng(5)
    label = rng.integers(len(ids), size=ROWS)
    columns = {}
    for name in names:
        own = np.where(rng.random(ROWS) < 0.7, label, rng.integers(len(ids), size=ROWS))
        given = rng.random(ROWS) >= missing
        columns[name] = [ids[c] if here else "" for c, here in zip(own, given, strict=True)]
    return columns | {"label": [ids[c] for c in label]}


def trained(run, sources, learner, out):
    """Train on each of the sources; return the models and what was printed of them."""
    models, cards = {}, {}
    for name, given in sources.items():
        code, said, err = run("train", learner, *given, "--label", "label", "--out", out)
        # of few rows a model may say the same class of everybody, or which is the most frequent may be
        # unclear, and then it is told so
        assert code == 0, (name, err)
        told = ("no better than always saying", "which class is the most frequent")
        assert err == "" or any(each in err for each in told), (name, err)
        models[name], cards[name] = json.loads(out.read_text()), said
    return models, cards


@pytest.mark.parametrize("kind", LEARNABLE, ids=lambda kind: kind.name)
def test_collection_project_and_csv_give_the_same_model(run, asked_alone, tmp_path, kind):
    sources = asked_alone(kind)
    for learner in ("naive-bayes", "tree"):
        models, cards = trained(run, sources, learner, tmp_path / "m.json")
        assert cards["collection"] == cards["project"] == cards["csv"]
        assert f"method: local-{learner}\n" in cards["csv"]
        assert f"respondents: {ROWS}\n" in cards["csv"]
        assert models["collection"] == models["project"] == models["csv"]


@pytest.mark.parametrize("kind", LEARNABLE[::8], ids=lambda kind: kind.name)
def test_what_auto_chooses_is_the_same_from_each_source(run, asked_alone, tmp_path, kind):
    models, cards = trained(run, asked_alone(kind), "auto", tmp_path / "m.json")
    assert "\nchosen: " in cards["csv"]
    assert cards["collection"] == cards["project"] == cards["csv"]
    assert models["collection"] == models["project"] == models["csv"]


def test_every_learner_on_offer_is_in_the_contract():
    assert set(LOCAL_LEARNERS) == {"auto", "naive-bayes", "tree"}


@pytest.mark.parametrize("design", JOINT.values(), ids=JOINT)
def test_auto_learns_the_same_from_joint_questions_too(run, asked_together, tmp_path, design):
    models, cards = trained(run, asked_together(design), "auto", tmp_path / "m.json")
    assert "method: local-naive-bayes\n" in cards["csv"]
    assert cards["collection"] == cards["project"] == cards["csv"]
    assert models["collection"] == models["project"] == models["csv"]
    shares = np.array(models["csv"]["parameters"]["prior"])
    assert math.isclose(shares.sum(), 1, abs_tol=1e-5)


def test_a_tree_of_joint_questions_names_what_learns_from_them(run, asked_together, tmp_path):
    for given in asked_together(JOINT["k_rr"]).values():
        code, out, err = run(
            "train", "tree", *given, "--label", "label", "--out", tmp_path / "m.json"
        )
        assert (code, out) == (2, "")
        assert "Train naive-bayes." in err


@pytest.mark.parametrize("kind", UNLEARNABLE, ids=lambda kind: kind.name)
def test_what_cannot_be_learned_from_says_so_alike(run, asked_alone, tmp_path, kind):
    said = [
        run(
            *("train", "auto", *given, "--label", "label", "--features", "a,b"),
            *("--out", tmp_path / "m.json"),
        )
        for given in asked_alone(kind).values()
    ]
    assert [(code, out) for code, out, _ in said] == [(2, "")] * len(said)
    assert len({err for _, _, err in said}) == 1
    assert "Leave the question out." in said[0][2]


def synthetic_of_each(run, sources, out):
    """Return what was printed and written of each of the sources."""
    made = {}
    for name, given in sources.items():
        code, said, err = run("synthesize", *given, "--out", out, "--seed", 1, "--rows", 400)
        assert (code, err) == (0, ""), name
        assert "price: nothing" in said
        made[name] = said, out.read_text()
    return made


@pytest.mark.parametrize("kind", LEARNABLE[::5], ids=lambda kind: kind.name)
def test_collection_project_and_csv_give_the_same_synthetic_table(run, asked_alone, tmp_path, kind):
    made = synthetic_of_each(run, asked_alone(kind), tmp_path / "s.csv")
    assert made["collection"] == made["project"] == made["csv"]
    assert made["csv"][1].startswith("a,b,label\n")
    assert "," in made["csv"][1].splitlines()[1]


def test_a_synthetic_table_of_joint_questions_has_their_members(run, asked_together, tmp_path):
    made = synthetic_of_each(run, asked_together(JOINT["k_rr"]), tmp_path / "s.csv")
    assert made["collection"] == made["project"] == made["csv"]
    header, *rows = (line.split(",") for line in made["csv"][1].splitlines())
    assert sorted(header) == ["a", "b", "label"]
    # a lot drew who was asked which pair, so nobody is blank
    assert all(cell for row in rows for cell in row)


def test_what_a_table_of_true_values_costs_is_refused_of_reports(run, asked_together, tmp_path):
    given = asked_together(JOINT["k_rr"])["project"]
    for option in (
        *(("--epsilon", 1), ("--report", tmp_path / "r.html"), ("--method", "forest")),
        *(("--copies", 5), ("--quality", 1)),
    ):
        label = ("--label", "label")
        code, said, err = run("synthesize", *given, "--out", tmp_path / "s.csv", *label, *option)
        assert (code, said) == (2, "")
        assert "true values" in err
    assert not (tmp_path / "s.csv").exists()
