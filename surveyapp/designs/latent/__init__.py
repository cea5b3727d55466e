"""Designs of several samples, or with several kinds of people: channels over latent classes.

base.py                       – classes, targets and the base class of all these designs
algebra.py                    – exact linear algebra: what is identified, and unbiased weights
unrelated_question_unknown.py – the unrelated question of unknown prevalence, two samples
two_boxes.py                  – the same in one sample, with two draws by one person
extended_crosswise.py         – crosswise in two samples, which tests the design
crosswise_anchor.py           – crosswise with an anchor item, corrected for careless answers
cheater_detection.py          – a class that says no whatever the card says
stochastic_lie_detector.py    – a share of the carriers denies the trait
item_count.py                 – the list experiment
arms.py                       – a direct arm or a negated half of any yes/no design
mixed_designs.py              – several designs, or odds, by row in data from elsewhere
careless.py                   – the reports of careless respondents
non_adherence.py              – any design, of which a known share does not follow the instruction
catalogue.py                  – the tuple of these designs
"""
