"""Learners of randomized reports.

To be read in this order:

* ``registry.py`` – the learners on offer.
* ``coded_reports.py`` – what each report says about the answer behind it, whatever the design.
* ``reports.py`` – reports on features and a label: question by question, or in bundles.
* ``class_tables.py``, ``table_errors.py`` – class shares and level|class tables by EM, and their errors.
* ``association.py`` – whether the reports show that features tell anything about the class.
* ``naive_bayes.py`` – naive Bayes from these tables.
* ``report_marginals.py`` – tables of the answers, debiased, and the distribution that fits them.
* ``tree.py`` – a decision tree from pseudo-answers.
* ``choice.py``, ``auto.py`` – which of the two predicts better, by predictions for others.
* ``accuracy.py`` – how often a prediction is right, estimated from randomized labels.
* ``simulation.py`` – randomized reports of a plain table.
"""
