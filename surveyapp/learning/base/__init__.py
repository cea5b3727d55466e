"""What all learners share.

To be read in this order:

* ``table.py`` – attributes with their public domains; rows of coded values; examples with a label.
* ``classifier.py`` – the base of every classifier.
* ``class_counts.py`` – levels counted by class, all features at once.
* ``shared_tables.py`` – which features are counted in one table.
* ``level_counts.py`` – how many features of each row have each level, and rows weighted to meet it.
* ``noise.py`` – discrete noise for releases, and its seeded twin for simulations.
* ``privacy_account.py`` – what was released of a private table, and what it cost.
* ``confusion.py`` – the confusion matrix, exact or under ε, and the measures that follow.
* ``private_roc.py`` – the area under the ROC curve from a noisy histogram of scores.
* ``learning_curve.py`` – accuracy over the number of rows, or over ε.
* ``evaluation.py`` – accuracy, cross-validation, ROC and calibration on public tables.
* ``redrawing.py`` – released counts drawn again, for the uncertainty of what follows from them.
* ``model_card.py`` – a trained model as JSON, with a card of its data and its ε.
* ``blas.py`` – one BLAS thread during training.
"""
