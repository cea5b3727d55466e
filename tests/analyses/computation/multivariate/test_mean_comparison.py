"""Means of numbers compared between groups."""

from __future__ import annotations

import csv
import io
import math

import numpy as np
import pytest
from scipy import stats

from surveyapp.storage.surveys.survey_files import save_survey

REGION = {
    "id": "region",
    "type": "single_choice",
    "text": {"en": "Where?"},
    "choices": [{"id": one, "text": {"en": one}} for one in ("north", "south", "west")],
    "design": {"name": "direct"},
}
NOISE = {
    "name": "additive_noise",
    "added": {"values": ["-1", "1"], "probabilities": ["1/2", "1/2"]},
}


def number(name, design=None):
    return {
        "id": name,
        "type": "number",
        "text": {"en": name},
        "minimum": 0,
        "maximum": 100,
        "design": design or {"name": "direct"},
    }


@pytest.fixture
def people():
    """Return a table of 90 people in strata of clusters."""
    rng = np.random.default_rng(4)
    n = 90
    cluster = np.repeat(np.arange(18), 5)
    region = np.array(["north", "south", "west"])[rng.integers(0, 3, n)]
    age = np.clip(np.rint(40 + 6 * (region == "south") + rng.normal(0, 9, n) + cluster % 4), 0, 100)
    weight = np.round(rng.uniform(0.5, 3, n), 2)
    return {"region": region, "age": age, "w": weight, "s": cluster // 6, "c": cluster}


@pytest.fixture
def compare(run, tmp_path, make_survey, yes_no_json):
    """Return what `compare` says of columns: exit code, rows, what is said."""

    def made(columns, *options, design=None):
        survey, table = tmp_path / "s.survey.json", tmp_path / "t.csv"
        save_survey(make_survey(REGION, number("age", design), yes_no_json("used")), survey)
        names = list(columns)
        lines = [",".join(names)]
        lines += [
            ",".join(f"{x:g}" if isinstance(x, float) else str(x) for x in row)
            for row in zip(*columns.values(), strict=True)
        ]
        table.write_text("\n".join(lines) + "\n")
        code, out, err = run(
            "compare", table, "--survey", survey, "--question", "age", *options, "--csv", "-"
        )
        return code, list(csv.DictReader(io.StringIO(out))), err

    return made


def test_means_of_direct_numbers_are_compared_by_welchs_t(compare, people):
    code, rows, err = compare({k: people[k] for k in ("region", "age")}, "--by", "region")
    assert code == 0, err
    assert [(row["first"], row["second"]) for row in rows] == [
        ("north", "south"),
        ("north", "west"),
        ("south", "west"),
    ]
    for row in rows:
        one, other = (people["age"][people["region"] == row[key]] for key in ("first", "second"))
        found = stats.ttest_ind(one, other, equal_var=False)
        ends = found.confidence_interval(0.95)
        assert row["measure"] == "mean_difference"
        assert (int(row["n_first"]), int(row["n_second"])) == (len(one), len(other))
        assert float(row["estimate"]) == pytest.approx(one.mean() - other.mean(), rel=1e-12)
        assert float(row["statistic"]) == pytest.approx(found.statistic, rel=1e-9)
        assert float(row["p_value"]) == pytest.approx(found.pvalue, rel=1e-9)
        assert (float(row["low"]), float(row["high"])) == pytest.approx(tuple(ends), rel=1e-9)
        assert float(row["se_coins"]) == 0


def test_in_a_complex_sample_the_means_of_groups_covary_through_clusters(compare, people):
    """Σ_h m/(m − 1)·Σ_c (t_hc − t̄_h)², t the cluster totals of z₁ − z₂, linearized (Binder 1983)."""
    sample = ("--weight", "w", "--stratum", "s", "--cluster", "c")
    _, rows, err = compare(people, "--by", "region", "--groups", "north,south", *sample)
    (row,) = rows
    age, w = people["age"], people["w"]
    z = np.zeros(len(age))
    means = []
    for sign, name in ((1, "north"), (-1, "south")):
        share = np.where(people["region"] == name, w, 0) / w[people["region"] == name].sum()
        means.append(share @ age)
        z += sign * share * (age - means[-1])
    variance = 0.0
    for stratum in np.unique(people["s"]):
        units = np.unique(people["c"][people["s"] == stratum])
        totals = np.array([z[people["c"] == unit].sum() for unit in units])
        variance += len(units) / (len(units) - 1) * ((totals - totals.mean()) ** 2).sum()
    t = (means[0] - means[1]) / math.sqrt(variance)
    assert float(row["estimate"]) == pytest.approx(means[0] - means[1], rel=1e-12), err
    assert float(row["se"]) == pytest.approx(math.sqrt(variance), rel=1e-9)
    # 18 clusters less 3 strata
    assert float(row["p_value"]) == pytest.approx(2 * stats.t.sf(abs(t), 15), rel=1e-9)


def test_the_coins_part_is_the_noise_of_both_groups(compare):
    """Noise of ±1 has variance 1, so that of a difference of means of 4 and 5 people is 1/4 + 1/5."""
    columns = {
        "region": ["north"] * 4 + ["south"] * 5,
        "age": [11.0, 19.0, 31.0, 39.0, 9.0, 21.0, 29.0, 41.0, 50.0],
    }
    _, rows, err = compare(columns, "--by", "region", "--groups", "north,south", design=NOISE)
    (row,) = rows
    assert float(row["estimate"]) == pytest.approx(25 - 30), err
    assert float(row["se_coins"]) == pytest.approx(math.sqrt(1 / 4 + 1 / 5))
    spreads = [np.var(columns["age"][:4], ddof=1) / 4, np.var(columns["age"][4:], ddof=1) / 5]
    assert float(row["se"]) == pytest.approx(math.sqrt(sum(spreads)))


def test_all_comparisons_can_hold_together(compare, people):
    columns = {k: people[k] for k in ("region", "age")}
    _, alone, _ = compare(columns, "--by", "region")
    _, rows, err = compare(columns, "--by", "region", "--simultaneous")
    each = 0.95 ** (1 / 3)
    for one, row in zip(alone, rows, strict=True):
        assert float(row["level_each"]) == pytest.approx(each)
        assert float(row["p_adjusted"]) == pytest.approx(1 - (1 - float(one["p_value"])) ** 3)
        assert float(row["low"]) < float(one["low"])
    assert "joint confidence" in err


def test_groups_of_one_have_a_difference_and_no_error(compare):
    columns = {"region": ["north", "south", "south"], "age": [30.0, 40.0, 50.0]}
    _, rows, _ = compare(columns, "--by", "region")
    (row,) = rows
    assert (float(row["estimate"]), row["se"], row["low"], row["p_value"]) == (-15.0, "", "", "")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--by", "used"), "used is randomized. Group by a direct question."),
        (("--by", "region", "--answer", "yes"), "a number is compared by its mean"),
        (("--by", "region", "--groups", "north,east"), "region has no group east"),
        (("--by", "region", "--groups", "north,west"), "Nobody in the group west of region"),
    ],
)
def test_what_cannot_be_compared_is_refused_in_words(compare, options, said):
    columns = {"region": ["north", "south"], "age": [30.0, 40.0], "used": ["yes", "no"]}
    code, _, err = compare(columns, *options)
    assert (code, said in err) == (2, True), err
