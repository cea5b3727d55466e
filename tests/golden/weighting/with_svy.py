"""Writes svy.json: what the package svy makes of sample.csv. Needs svy 0.35: python with_svy.py."""

import csv
import json
from pathlib import Path

import polars
import svy
from svy import Cat

HERE = Path(__file__).parent
with (HERE / "sample.csv").open(newline="") as file:
    rows = list(csv.DictReader(file))
kinds = {"d": float, "yes": float, "hours": float, "age": float}
data = polars.DataFrame(
    {name: [kinds.get(name, str)(row[name]) for row in rows] for name in rows[0]}
)
design = svy.Design(wgt="d", stratum="stratum", psu="cluster")
REGION = {"E": 1800, "N": 2100, "S": 1300, "W": 800}
SEX = {"f": 3100, "m": 2900}
BAND = {"young": 2000, "middle": 2200, "old": 1800}
MARGINS = {"region": REGION, "sex": SEX, "band": BAND}
TERMS = {Cat(name): totals for name, totals in MARGINS.items()}
CELLS = {
    ("E", "f"): 900, ("E", "m"): 900, ("N", "f"): 1100, ("N", "m"): 1000,
    ("S", "f"): 700, ("S", "m"): 600, ("W", "f"): 400, ("W", "m"): 400,
}  # fmt: skip
MADE = {
    "poststratified": lambda w: w.poststratify(CELLS, cells=["region", "sex"], wgt_name="w"),
    "raked": lambda w: w.rake(controls=MARGINS, tol=1e-12, max_iter=5000, wgt_name="w"),
    "linear": lambda w: w.calibrate(controls=TERMS, wgt_name="w"),
    "greg": lambda w: w.calibrate(controls={Cat("region"): REGION, "age": 268000.0}, wgt_name="w"),
}
out = {}
for name, make in MADE.items():
    made = make(svy.Sample(data, design).weighting)
    mean = made.estimation.mean("yes").estimates[0]
    out[f"{name}.clustered.weights"] = made.data["w"].to_list()
    out[f"{name}.clustered.mean"] = [mean.est, mean.se]
(HERE / "svy.json").write_text(json.dumps(out, indent=1) + "\n")
