"""Plan a survey and rehearse it.

How many interviews does an error of 5 points need, what does one answer give away, and what would
such a survey find if one person in eight took drugs? The rehearsal draws people with known
answers and throws their coins.
"""

# %%
import pandas as pd

import surveyapp
from surveyapp.designs import Crosswise

design = Crosswise(p="1/5")
surveyapp.plan(design, error=0.05)

# %%
truth = pd.DataFrame({"drugs": ["yes"] * 200 + ["no"] * 1400})
data = surveyapp.simulate(truth, designs={"drugs": design}, seed=4)
data

# %%
surveyapp.estimate(data, "drugs")

# %%
surveyapp.privacy(data).frame()[["question", "answer", "epsilon", "lowest", "highest"]]
