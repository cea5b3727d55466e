"""Synthetic tables from randomized reports, as DataFrames."""

from __future__ import annotations

from collections.abc import Sequence

import pandas as pd

from surveyapp.library.problems import said_in_keywords
from surveyapp.library.reading import SurveyData, checked_data, in_texts
from surveyapp.library.recorded import answer_labels
from surveyapp.options import read_analysis
from surveyapp.services.models.local_learning import learnable
from surveyapp.services.models.local_synthesis import learn_reports
from surveyapp.services.models.synthesis import SynthesisOptions


@said_in_keywords()
def synthesize(
    data: SurveyData,
    *,
    columns: Sequence[str] | None = None,
    method: str | None = None,
    label: str | None = None,
    rows: int | None = None,
    random_state: int | None = None,
) -> pd.DataFrame:
    """Return invented rows whose answers have about the shares of those behind randomized reports.

    Every two questions are undone of their coins, and rows are drawn from the distribution of maximum entropy
    that fits them as far as the coins let see. It is computed from the reports alone, so it is as private as
    they are, and no ε is spent. Direct questions come out as they were answered, and are not protected;
    questions without a list of answers are left out.

    Parameters
    ----------
    data : SurveyData
        interviews that ``read`` or ``simulate`` returned.
    columns : list, optional
        questions, by ids or columns; None: all that have a list of answers.
    method : {"auto", "naive-bayes"}, optional
        every pair of columns, or the label with each other one; None: as ``label`` says.
    label : str, optional
        the column that the others explain; alone it stands for ``"naive-bayes"``.
    rows : int, optional
        how many; None: as many as interviews.
    random_state : int, optional
        makes the same rows again. It protects nobody: what is drawn from is known from the reports.

    Returns
    -------
    DataFrame
        a column a question, its answers as categories; missing as often as reports are. Its ``attrs``
        have the ``epsilon`` of one respondent's reports, and ``unprotected``, the columns asked directly.

    Raises
    ------
    ValueError
        if a column is no question with a list of answers; if fewer than two are left.

    Examples
    --------
    >>> import numpy as np, pandas as pd, surveyapp
    >>> rng = np.random.default_rng(1)
    >>> used = rng.random(6000) < 0.3
    >>> truth = pd.DataFrame({"drugs": np.where(used, "yes", "no"), "city": np.where(used, "yes", "no")})
    >>> data = surveyapp.simulate(truth, designs={"drugs": surveyapp.designs.TwoCoins()}, seed=1)
    >>> made = surveyapp.synthesize(data, random_state=1)
    >>> bool((made["drugs"] == made["city"]).mean() > 0.9)
    True
    """
    data = checked_data("synthesize", data)
    named = in_texts([columns] if isinstance(columns, str) else columns)
    given: dict[str, object] = {
        "method": method,
        "label": None if label is None else data.question_id(in_texts(label)),
        "columns": None if named is None else [data.question_id(one) for one in named],
        "rows": rows,
        "seed": random_state,
    }
    making = read_analysis(
        SynthesisOptions, {name: one for name, one in given.items() if one is not None}
    )
    with data.opened() as source:
        found = learn_reports(source, making)
    made = found.draw(making)
    names = {one.name: data.columns.get(one.name, one.name) for one in made.attributes}
    labels = {
        str(question.id): answer_labels(data.survey, question)
        for question in learnable(data.survey)
    }
    columns_of_frame = {
        names[one.name]: pd.Categorical.from_codes(
            codes, dtype=pd.CategoricalDtype(labels[one.name])
        )
        for one, codes in zip(made.attributes, made.codes.T, strict=True)
    }
    frame = pd.DataFrame(columns_of_frame)
    frame.attrs["epsilon"] = found.card.epsilon
    frame.attrs["unprotected"] = [names[name] for name in found.unprotected]
    return frame
