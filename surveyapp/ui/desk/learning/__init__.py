"""The page of private learning.

``page.py`` – the page: the form at the left, the result at the right, and its jobs.
``work.py`` – what the page computes: reading data, training, evaluating, predicting, saving. No widgets.
``form.py`` – the form: data, label, features, privacy.
``levels_dialog.py`` – what each column of a table can contain: typed, from a file, or from a survey.
``result.py`` – the right side: expected accuracy, the model and its card, the privacy ledger.
``simulation_dialog.py`` – how a survey with coins would ask for a table.
``synthesis_dialog.py`` – what a synthetic table shall be like.
``copies_dialog.py`` – what copies of a synthetic table tell together.
``effects.py`` – what each level of a feature does to the predictions.
``evaluation.py`` – how good a model is: figures, confusion matrix, curves.
``charts.py`` – the charts: accuracy over ε, the tree, levels of features, ROC and calibration.
"""
