"""Draws sample.csv and frame.csv, the made-up respondents of these numbers: python draw.py."""

import csv
from pathlib import Path

import numpy as np

HERE = Path(__file__).parent
generator = np.random.default_rng(20261123)

n = 240
region = generator.choice(4, n, p=[0.4, 0.3, 0.2, 0.1])
sex = generator.choice(2, n, p=[0.6, 0.4])
band = generator.choice(3, n, p=[0.3, 0.4, 0.3])
age = np.array([18, 35, 60])[band] + generator.integers(0, 15, n)
weight = np.round(np.exp(generator.normal(3, 0.4, n)), 3)
stratum = np.where(region < 2, "a", "b")
cluster = generator.integers(0, 12, n)
yes = generator.random(n) < 0.2 + 0.1 * region + 0.15 * sex
hours = np.round(5 + 2 * region - sex + 0.05 * age + generator.normal(0, 2, n), 2)
with (HERE / "sample.csv").open("w", newline="") as file:
    out = csv.writer(file, lineterminator="\n")
    out.writerow(("region", "sex", "band", "age", "d", "stratum", "cluster", "yes", "hours"))
    for i in range(n):
        out.writerow(
            (
                "NESW"[region[i]],
                "fm"[sex[i]],
                ("young", "middle", "old")[band[i]],
                age[i],
                weight[i],
                stratum[i],
                f"{stratum[i]}{cluster[i]}",
                int(yes[i]),
                hours[i],
            )
        )

n = 300
place = generator.choice(3, n)
woman = generator.choice(2, n)
years = generator.integers(18, 80, n)
drawn = np.round(np.exp(generator.normal(2, 0.3, n)), 3)
logit = 0.4 - 0.5 * place + 0.6 * woman + 0.01 * (years - 45)
responded = generator.random(n) < 1 / (1 + np.exp(-logit))
with (HERE / "frame.csv").open("w", newline="") as file:
    out = csv.writer(file, lineterminator="\n")
    out.writerow(("place", "woman", "age", "d", "responded"))
    for i in range(n):
        out.writerow(("xyz"[place[i]], woman[i], years[i], drawn[i], int(responded[i])))
