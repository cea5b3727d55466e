"""Parity with R's survey 4.1 and with svy 0.35: calibrated weights, and the errors of means with them.

``weighting/`` has the made-up respondents, the scripts that made the numbers, and the numbers.
"""

from __future__ import annotations

import csv
import json
import math
from pathlib import Path

import numpy as np
import pytest

from surveyapp.designs.channels.direct import Direct
from surveyapp.estimation.sampling.sample_designs import StratifiedSample, stratified
from surveyapp.estimation.sampling.weighted_prevalence import weighted_prevalence
from surveyapp.estimation.weighting.auxiliary import Margin, NumberTotal, auxiliary_matrix, crossed
from surveyapp.estimation.weighting.calibration import Bounds, Distance, calibrated
from surveyapp.estimation.weighting.propensity import class_weights, response_propensities

HERE = Path(__file__).parent / "weighting"
R = json.loads((HERE / "r_survey.json").read_text())
SVY = json.loads((HERE / "svy.json").read_text())


def columns(name: str) -> dict[str, np.ndarray]:
    with (HERE / name).open(newline="") as file:
        rows = list(csv.DictReader(file))
    return {key: np.array([row[key] for row in rows]) for key in rows[0]}


DATA = columns("sample.csv")
BASE = DATA["d"].astype(float)
YES, HOURS = DATA["yes"].astype(int), DATA["hours"].astype(float)
PEOPLE = 6000.0
CATEGORIES = {
    "region": {"E": 1800, "N": 2100, "S": 1300, "W": 800},
    "sex": {"f": 3100, "m": 2900},
    "band": {"young": 2000, "middle": 2200, "old": 1800},
}
CELLS = np.array([900, 900, 1100, 1000, 700, 600, 400, 400], dtype=float)


def codes(name: str) -> np.ndarray:
    places = {level: place for place, level in enumerate(CATEGORIES[name])}
    return np.array([places[one] for one in DATA[name]])


def margin(name: str) -> Margin:
    return Margin(codes(name), np.array(list(CATEGORIES[name].values()), dtype=float))


THREE = tuple(map(margin, CATEGORIES))
CROSSED = (Margin(crossed([codes("region"), codes("sex")], [4, 2]), CELLS),)
GREG = (margin("region"), NumberTotal(DATA["age"].astype(float), 268000.0))
NARROW = Bounds(ratio=(0.75, 1.55))
METHODS = {
    "poststratified": (CROSSED, Distance.LINEAR, None),
    "raked": (THREE, Distance.RAKING, None),
    "linear": (THREE, Distance.LINEAR, None),
    "greg": (GREG, Distance.LINEAR, None),
    "logit": (THREE, Distance.LOGIT, Bounds(ratio=(0.5, 2.5))),
    "linear_bounded": (THREE, Distance.LINEAR, NARROW),
    "raked_bounded": (THREE, Distance.RAKING, NARROW),
    "linear_limited": (THREE, Distance.LINEAR, Bounds(weight=(10.0, 60.0))),
}


def sample_of(method: str, kind: str) -> StratifiedSample:
    known, distance, bounds = METHODS[method]
    x, totals = auxiliary_matrix(known, PEOPLE)
    weights = calibrated(BASE, x, totals, distance, bounds).weights
    labels = {} if kind == "simple" else {"strata": DATA["stratum"], "clusters": DATA["cluster"]}
    return stratified(weights, **labels).calibrated_to(x, BASE)


@pytest.mark.parametrize("method", METHODS)
def test_weights_are_those_of_r(method: str) -> None:
    assert sample_of(method, "simple").weights == pytest.approx(
        R[f"{method}.simple.weights"], rel=1e-6
    )


@pytest.mark.parametrize("kind", ["simple", "clustered"])
@pytest.mark.parametrize("method", METHODS)
def test_means_and_their_covariance_are_those_of_r(method: str, kind: str) -> None:
    sample = sample_of(method, kind)
    values = np.column_stack((YES, HOURS))
    shares = sample.weights / sample.weights.sum()
    means = shares @ values
    covariance = sample.covariance(shares[:, None] * (values - means))
    assert covariance is not None
    name = f"{method}.{kind}"
    assert means == pytest.approx(R[f"{name}.means"], rel=1e-6)
    assert covariance.ravel() == pytest.approx(R[f"{name}.covariance"], rel=1e-6)
    total = sample.variance(sample.weights * YES)
    assert total is not None
    assert [math.sqrt(total)] == pytest.approx(R[f"{name}.total_error"], rel=1e-6)


@pytest.mark.parametrize("kind", ["simple", "clustered"])
@pytest.mark.parametrize("method", METHODS)
def test_a_direct_question_of_a_group_is_estimated_as_by_r(method: str, kind: str) -> None:
    sample = sample_of(method, kind)
    old = DATA["band"] == "old"
    yes_first = 1 - YES
    found = weighted_prevalence(Direct(2).channel, yes_first, sample, domain=old).estimates[0]
    mean, error = R[f"{method}.{kind}.old"]
    assert found.prevalence == pytest.approx(mean, rel=1e-6)
    assert found.standard_error == pytest.approx(error, rel=1e-6)


def test_an_error_is_the_same_where_only_the_rows_of_a_group_are_kept() -> None:
    sample = sample_of("raked", "clustered")
    old = DATA["band"] == "old"
    kept = sample.only(old)
    shares = kept.weights / kept.weights.sum()
    variance = kept.variance(shares * (YES[old] - shares @ YES[old]))
    assert variance is not None
    assert math.sqrt(variance) == pytest.approx(R["raked.clustered.old"][1], rel=1e-6)


def test_raking_ends_where_iterative_proportional_fitting_does() -> None:
    assert sample_of("raked", "simple").weights == pytest.approx(R["rake.weights"], rel=1e-6)


@pytest.mark.parametrize("way", ["plain", "weighted"])
def test_response_propensities_are_those_of_r(way: str) -> None:
    frame = columns("frame.csv")
    place = np.column_stack([frame["place"] == one for one in "xyz"]).astype(float)
    x = np.column_stack((place, frame["woman"].astype(float), frame["age"].astype(float)))
    base = frame["d"].astype(float) if way == "weighted" else None
    found = response_propensities(x, frame["responded"] == "1", base)
    assert found == pytest.approx(R[f"propensity.{way}"], rel=1e-6)


def test_class_weights_divide_by_the_weighted_response_rate() -> None:
    frame = columns("frame.csv")
    base, responded = frame["d"].astype(float), frame["responded"] == "1"
    place = np.array(["xyz".index(one) for one in frame["place"]])
    found = class_weights(base, responded, place)
    rates = np.array(R["classes.rates"])
    assert found[responded] == pytest.approx((base / rates[place])[responded], rel=1e-6)
    assert not found[~responded].any()


@pytest.mark.parametrize("method", ["poststratified", "raked", "linear", "greg"])
def test_weights_and_errors_are_those_of_svy(method: str) -> None:
    name = f"{method}.clustered"
    sample = sample_of(method, "clustered")
    assert sample.weights == pytest.approx(SVY[f"{name}.weights"], rel=1e-6)
    if method == "raked":
        # after raking svy, like R's rake(), takes the residuals of a regression without weights; the
        # distance is of a smaller order than the error (R's calibrate() and this program weight it)
        assert sample.calibration is not None
        sample = sample.calibrated_to(sample.calibration.auxiliary, np.ones(len(BASE)))
    shares = sample.weights / sample.weights.sum()
    variance = sample.variance(shares * (YES - shares @ YES))
    assert variance is not None
    assert [shares @ YES, math.sqrt(variance)] == pytest.approx(SVY[f"{name}.mean"], rel=1e-6)
