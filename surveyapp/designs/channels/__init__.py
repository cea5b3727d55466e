"""Designs of one sample for a question with a few answers: each states one channel.

warner.py              – Warner (1965); the best first example of a design
direct.py              – no randomization
direct_words.py        – no randomization, of answers that are not listed
forced_response.py     – truth or a forced yes or no; the base class of all truth-or-forced designs
two_coins.py           – forced response with two fair coins
unrelated_question.py  – Greenberg et al. (1969), with known prevalence of the unrelated question
devore.py              – Devore (1977): the unrelated question is one that everybody answers yes
mangat.py              – Mangat (1994): carriers say yes
mangat_singh_singh.py  – Mangat, Singh & Singh (1992): carriers say yes, others may answer another question
singh_joarder.py       – Singh & Joarder (1997): Warner, repeated once for carriers
two_stage_warner.py    – Mangat & Singh (1990): a truth card first, then Warner
two_stage_unrelated.py – Mangat (1992): a truth card first, then the unrelated question
crosswise.py           – Yu, Tian & Tang (2008): whether two answers are the same
triangular.py          – Yu, Tian & Tang (2008): whether at least one of two answers is yes
kuk.py                 – Kuk (1990): the number of red cards
christofides.py        – Christofides (2003): a numbered card
forced_choice.py       – forced response over any number of choices
k_rr.py                – k-ary randomized response, stated by ε or by p_truth
matrix.py              – any channel, stated in full
"""
