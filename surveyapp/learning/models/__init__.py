"""Fitted models as values and as JSON.

To be read in this order:

* ``log_linear.py`` – additive models: naive Bayes and logistic regression.
* ``flat_tree.py`` – decision trees as arrays.
* ``tree_model.py`` – a tree whose leaves add to an additive model's scores.
* ``serialization.py`` – tree models as JSON values, and back.
"""
