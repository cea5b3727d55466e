"""Train a classifier under differential privacy.

The model learns from true values under a privacy budget ε, and stands in scikit-learn's tools.
Bounds, levels and classes are stated from knowledge: reading them off a private table would not
be private. The seed makes this page the same each time; without it, noise comes from the
operating system.
"""

# %%
import numpy as np
import pandas as pd

from surveyapp import PrivateClassifier

rng = np.random.default_rng(1)
age, region = rng.integers(18, 90, 5000), rng.choice(["north", "south"], 5000)
chance = (age - 18) / 90 + 0.15 * (region == "north")
people = pd.DataFrame({"age": age, "region": region})
owns = np.where(rng.random(5000) < chance, "owns", "rents")

# %%
model = PrivateClassifier(
    epsilon=1.0,
    bounds={"age": (18, 90)},
    levels={"region": ["north", "south"]},
    classes=["owns", "rents"],
    random_state=1,
)
model.fit(people[:4000], owns[:4000])

# %%
print(f"right for {model.score(people[4000:], owns[4000:]):.1%} of the people it has not seen")

# %%
pd.DataFrame(model.predict_proba(people[4000:4005]).round(3), columns=model.classes_).join(
    people[4000:4005].reset_index(drop=True)
)
