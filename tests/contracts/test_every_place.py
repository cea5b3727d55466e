"""Every design in every place: with weights, strata, clusters and groups, compared, crossed, as a predictor.

The same question is asked of a collection, a project and a plain table, by the command line. Each gives a
number with an error, or refuses in a sentence that stands in ``REFUSED`` with its reason.
"""

from __future__ import annotations

import json
import math

import pytest

from surveyapp.cli import main
from surveyapp.designs import ASKABLE, DESIGNS
from surveyapp.designs.latent.catalogue import LATENT_DESIGNS
from surveyapp.designs.oracles.catalogue import ORACLE_DESIGNS
from surveyapp.designs.quantitative.catalogue import QUANTITATIVE_DESIGNS
from surveyapp.services.simulation.respondents import simulate

VILLAGES = [f"v{place}" for place in range(12)]

REFUSED = {
    # a collection file holds the interviews of kiosks, who know no weights: these need a table
    ("any", "collection", "weights"): "needs a table that has it",
    # a report supports many answers at once, so it has no list of reports to cross or to explain with
    ("oracle", "any", "compare"): "that needs reports that can be listed one by one",
    ("oracle", "any", "crosstab"): "that needs reports that can be listed one by one",
    ("oracle", "any", "predictor"): "that needs reports that can be listed one by one",
    # numbers have means and no shares: groups are compared by their means
    ("number", "any", "crosstab"): "that needs reports that can be listed one by one",
    # the mean of a harmless number besides: a report alone stands for no number
    (
        "greenberg_quantitative",
        "any",
        "predictor",
    ): "that needs reports that can be listed one by one",
    # two groups in two samples each, all of which may share clusters
    (
        "greenberg_quantitative",
        "any",
        "compare",
    ): "whose two samples cannot be compared with weights",
    # Duchi's two reports do not tell how large their noise is
    ("duchi", "any", "predictor"): "whose reports do not show how large their noise is",
    # with everyday ε the noise of one report is far larger than people differ on the scale
    ("laplace", "any", "predictor"): "Nearly all differences in the reports to q are noise",
    ("hybrid", "any", "predictor"): "Nearly all differences in the reports to q are noise",
}


def kinds(design):
    """The names under which a refusal of a design may stand."""
    families = {"number": QUANTITATIVE_DESIGNS, "oracle": ORACLE_DESIGNS}
    own = [name for name, designs in families.items() if design in designs]
    return ("any", design.name, *own)


def direct(name, answers):
    choices = [{"id": one, "text": {"en": one}} for one in answers]
    return {
        "id": name,
        "type": "single_choice",
        "text": {"en": name},
        "choices": choices,
        "design": {"name": "direct"},
    }


@pytest.fixture(scope="module")
def places(tmp_path_factory, asked_with, yes_no_json, survey_json):
    """Return a maker of the same interviews as a collection, a project and a table, with the survey."""
    from surveyapp.survey.json_format.reading import read_survey  # noqa: PLC0415

    made = {}

    def make(design):
        if design not in made:
            folder = tmp_path_factory.mktemp(design.name)
            value = survey_json(
                direct("area", ["north", "south"]),
                direct("village", VILLAGES),
                yes_no_json("owns", design={"name": "direct"}),
                yes_no_json("score", type="rating", levels=5, design={"name": "direct"}),
                {**asked_with(design), "required": True},
            )
            survey = read_survey(value, "s")
            (folder / "s.survey.json").write_text(json.dumps(value))
            number = design in QUANTITATIVE_DESIGNS
            (collection,) = simulate(
                survey,
                folder / "kiosk",
                interviews=600,
                seed=8,
                prevalences={"village": [1 / 12] * 12, "area": (0.5, 0.5), "owns": (0.4, 0.6)}
                | ({} if number or design.example_k != 2 else {"q": (0.4, 0.6)}),
            )
            header, *rows = collection.read_text().splitlines()[4:]
            lines = [f"{row},{1 + place % 3}" for place, row in enumerate(rows)]
            table = folder / "t.csv"
            table.write_text("\n".join([f"{header},w", *lines]) + "\n")
            project = folder / "p.surveydesk"
            given = ["import", table, "--survey", folder / "s.survey.json", "--project", project]
            assert main([str(one) for one in (*given, "--weight", "w")]) == 0
            made[design] = {
                "collection": [collection],
                "table": [table, "--survey", folder / "s.survey.json"],
                "project": ["--project", project],
            }
        return made[design]

    return make


def asked(place, what):
    weight = ["--weight", "w"] if place == "table" else []
    clusters = ["--cluster", "village"]
    estimate = ["--question", "q"]
    return {
        "weights": ["estimate", *estimate, *(["--weight", "w"] if place != "project" else [])],
        "strata": ["estimate", *estimate, "--stratum", "area", *weight],
        "clusters": ["estimate", *estimate, *clusters, *weight],
        "groups": ["estimate", *estimate, "--by", "area", *clusters, *weight],
        "compare": ["compare", *estimate, "--by", "area", *clusters, *weight],
        "crosstab": ["crosstab", "--questions", "q,owns", *clusters, *weight],
        "predictor": ["regress", "--outcome", "owns", "--predictors", "q", *clusters, *weight],
    }[what]


def refusal(design, place, what):
    names = [(one, where, what) for one in kinds(design) for where in ("any", place)]
    return next((REFUSED[name] for name in names if name in REFUSED), None)


EVERYWHERE = ("weights", "strata", "clusters", "groups", "compare", "crosstab", "predictor")
TWO_SAMPLES = [
    *LATENT_DESIGNS,
    *(one for one in QUANTITATIVE_DESIGNS if one.name == "greenberg_quantitative"),
]
each_place = pytest.mark.parametrize(
    "place", ["table", "project", pytest.param("collection", marks=pytest.mark.slow)]
)


def check_everywhere(design, place, source, capsys):
    for what in EVERYWHERE:
        arguments = asked(place, what)
        if what == "predictor" and design in QUANTITATIVE_DESIGNS:
            arguments = ["score" if one == "owns" else one for one in arguments]
            arguments += ["--model", "linear"]
        arguments = [arguments[0], *source, *arguments[1:], "--json", "-"]
        code = main([str(one) for one in arguments])
        out, err = capsys.readouterr()
        sentence = refusal(design, place, what)
        if sentence is not None:
            assert (code, sentence in err) == (2, True), (design.name, place, what, err)
            continue
        assert code in {0, 1}, (design.name, place, what, err)
        found = [row for row in json.loads(out) if row.get("se")]
        assert found, (design.name, place, what, out, err)
        assert all(math.isfinite(row["estimate"]) and row["se"] > 0 for row in found)
        assert "count alike" not in err


@each_place
@pytest.mark.parametrize("design", TWO_SAMPLES, ids=lambda design: design.name)
def test_designs_of_several_samples_or_kinds_of_people_are_everywhere(
    places, design, place, capsys
):
    source = places(design)[place]
    capsys.readouterr()
    check_everywhere(design, place, source, capsys)


@pytest.mark.slow
@each_place
@pytest.mark.parametrize(
    "design", [one for one in ASKABLE if one not in TWO_SAMPLES], ids=lambda design: design.name
)
def test_all_other_designs_are_everywhere(places, design, place, capsys):
    source = places(design)[place]
    capsys.readouterr()
    check_everywhere(design, place, source, capsys)


def test_every_family_of_designs_is_asked_for():
    assert set(ASKABLE) == {*DESIGNS, *LATENT_DESIGNS, *ORACLE_DESIGNS, *QUANTITATIVE_DESIGNS}
