"""Learners of a private table under central ε.

To be read in this order:

* ``registry.py`` – ``CLASSIFIERS``, the learners on offer.
* ``base.py`` – what they share: ε, features, storing a model.
* ``moments.py``, ``shrinkage.py`` – noisy tables of each feature by class, and their posterior means.
* ``joint_bayes.py`` – naive Bayes over the features that were counted together.
* ``naive_bayes.py``, ``moment_logistic.py`` – additive models from these tables.
* ``tree_growth.py`` – one tree grown greedily under ε.
* ``consistent_counts.py``, ``leaf_correction.py``, ``optimism.py`` – what follows from its noisy counts.
* ``dp_id3.py`` – the tree alone, by information gain.
* ``feature_choice.py`` – which features get a table, where not all can.
* ``dependence.py`` – how much features tell about each other within the classes.
* ``candidates.py`` – models that follow from the tables and the tree.
* ``kept_release.py`` – what they follow from as JSON, and drawn again.
* ``auto.py`` – the default: how ε is parted, and the choice among the candidates.
* ``random_shapes.py``, ``random_forest.py`` – random decision trees.
* ``own_rows.py`` – the synthetic rows that their branches may grow by.
"""
