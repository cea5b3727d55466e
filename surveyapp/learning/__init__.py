"""Private learning: classifiers, decision trees and synthetic tables, locally and under central ε.

Two settings, told apart by what they are given:

* **central**: a `Table` of true values that a trusted person holds; whatever looks at it pays
  from ε, and what is released carries discrete noise from a vetted library;
* **local**: randomized reports alone; the channel of each report is undone, and no ε is spent
  again, since whatever is computed from reports is as private as the reports.

Classifiers use scikit-learn's words (``fit``, ``predict``, ``predict_proba``, ``classes_``).
"""
