"""Private learning: classifiers, decision trees and synthetic tables, locally and under central ε.

Two settings, which differ in what they are given:

* **central**: a `CodedTable` of true values that a trusted person holds; whatever looks at it pays
  from ε, and what is released carries discrete noise from a vetted library;
* **local**: randomized reports alone; the channel of each report is undone, and no ε is spent
  again, since whatever is computed from reports is as private as the reports.

Classifiers use scikit-learn's words (``fit``, ``predict``, ``predict_proba``, ``classes_``).

To be read in this order:

* ``base/`` – coded tables, the classifier's contract, discrete noise, evaluation, model cards.
* ``models/`` – what is learned, as values and as JSON: trees and additive models.
* ``joint/`` – noisy marginals, and the distribution of maximum entropy that fits them.
* ``central/`` – learners of a private table under ε.
* ``local/`` – learners of randomized reports.
* ``synthetic/`` – synthetic tables under ε, and how near they are to the authentic one.
* ``dnf.py`` – the fewest rules that say when something holds.
* ``rules.py`` – the rules of a tree, for each class.
* ``decision_tree.py`` – ID3 and C4.5 on plain data, not private.
"""
