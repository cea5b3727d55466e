"""Rank towns by a rating that was randomized.

400 people rate the honesty of their administration from 1 to 5. A coin decides whether the rating
is recorded or a number drawn from 1 to 5, so nobody's rating is known. The ranking says how sure
each place is.
"""

# %%
import numpy as np
import pandas as pd

import surveyapp
from surveyapp.designs import KRR

rng = np.random.default_rng(7)
town = rng.choice(["Arden", "Bremm", "Colva"], 400)
rating = np.clip(np.round(rng.normal(2.6 + 0.9 * (town == "Bremm"), 1.0)), 1, 5).astype(int)
recorded = np.where(rng.random(400) < 0.5, rating, rng.integers(1, 6, 400))

# %%
df = pd.DataFrame({"honesty": recorded, "town": town})
data = surveyapp.read(df, designs={"honesty": KRR(k=5, p_truth="1/2")}, types={"honesty": "rating"})
data

# %%
ranks = surveyapp.rank(data, "honesty", by="town")
ranks

# %%
ranks.plot()

# %%
ranks.frame("pairs")
