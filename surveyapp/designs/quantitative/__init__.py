"""Designs for numbers: known linear maps E[Z | x] = a·x + b with a known variance.

base.py                    – the linear map, and the base class of these designs
scrambling.py              – the base of designs that multiply the answer by, or add, random numbers
additive_noise.py          – Pollock & Bek (1976): x + S
multiplicative_noise.py    – Eichhorn & Hayre (1983): S·x
eriksson.py                – Eriksson (1973): x or a drawn number
saha.py                    – Saha (2007): W·(x + U)
diana_perri_1.py           – Diana & Perri (2010): x or W·(x + U)
diana_perri_2.py           – Diana & Perri (2010): W·(βU + (1 − β)x)
bar_lev.py                 – Bar-Lev, Bobovitch & Boukai (2004): x or S·x
chaudhuri_christofides.py  – Chaudhuri & Christofides (2013): S₁·x + S₂
bounded.py                 – the base of mechanisms for a bounded number, stated by ε
laplace.py                 – truncated discrete Laplace noise
duchi.py                   – the minimum or the maximum
piecewise.py               – a number near the answer, or any other
hybrid.py                  – a mixture of piecewise and Duchi's
greenberg.py               – two numbers, two samples
direct_number.py           – no randomization
catalogue.py               – the tuple of these designs
"""
