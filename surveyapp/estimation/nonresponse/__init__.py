"""Questions that people skip: what their answers may have been, and what that does to an estimate.

In the order in which they are best read:

* ``answer_model.py`` – the probability of each answer given what is known of everybody
* ``imputation.py`` – reports drawn for those who skipped, many times, and all draws together
* ``bounds.py`` – what is known without assuming anything of those who skipped
"""
