"""Regress a randomized answer with scikit-learn's interface.

The crosswise model records only whether the answer equals that to a harmless question. The
likelihood mixes both answers, so the coefficients are of the answer: here a true effect of 0.8
for each dose.
"""

# %%
import numpy as np

from surveyapp import RandomizedLogisticRegression
from surveyapp.designs import Crosswise

rng = np.random.default_rng(3)
dose = rng.normal(size=(8000, 1))
used = rng.random(8000) < 1 / (1 + np.exp(0.5 - 0.8 * dose[:, 0]))
harmless = rng.random(8000) < 1 / 5
reports = np.where(used == harmless, "same", "different")

# %%
model = RandomizedLogisticRegression(Crosswise(p="1/5")).fit(dose, reports)
model.frame().round(3)

# %%
naive = RandomizedLogisticRegression().fit(dose, reports)
print(f"taking reports for answers, the effect would be {-abs(naive.coef_[0, 0]):.2f} to nothing")
