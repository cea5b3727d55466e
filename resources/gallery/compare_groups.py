"""Compare two groups, and fit a model, from a table.

A table of 3,000 people has a randomized question, a weight and two direct questions. Labels say
what the codes of the region mean, and come back in every result.
"""

# %%
import numpy as np
import pandas as pd

import surveyapp
from surveyapp.designs import TwoCoins

rng = np.random.default_rng(11)
region, age = rng.choice([1, 2], 3000), rng.integers(18, 80, 3000)
truth = rng.random(3000) < 0.10 + 0.15 * (region == 1)
coin = rng.random((2, 3000)) < 0.5
df = pd.DataFrame({"bribe": np.where(coin[0], truth, coin[1]), "region": region, "age": age})
df["weight"] = rng.uniform(0.5, 2.0, 3000)

# %%
data = surveyapp.read(
    df,
    designs={"bribe": TwoCoins()},
    labels={"region": {1: "city", 2: "country"}},
    weight="weight",
)
data

# %%
difference = surveyapp.compare(data, "bribe", by="region", answer="yes")
difference

# %%
for sentence in difference.meanings()[0].split(". "):
    print(sentence.rstrip("."))

# %%
surveyapp.regress(data, "bribe", ["region", "age"])
