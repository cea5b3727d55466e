"""Estimate from a table in five lines.

Each of 1,000 people threw two coins: heads on the first, and the truth was recorded; tails, and
the second coin answered. Nobody's record proves anything, and the share can still be estimated.
"""

# %%
import pandas as pd

import surveyapp
from surveyapp.designs import TwoCoins

df = pd.DataFrame({"drugs": ["yes"] * 347 + ["no"] * 653, "sex": ["f", "m"] * 500})

# %%
data = surveyapp.read(df, designs={"drugs": TwoCoins()})
surveyapp.estimate(data, "drugs", by="sex")

# %%
estimates = surveyapp.estimate(data, "drugs")
estimates.plot()

# %%
estimates.frame()[["question", "answer", "estimate", "se", "low", "high"]]

# %%
# counts with their names do as well
surveyapp.estimate(TwoCoins(), df.drugs.value_counts())
