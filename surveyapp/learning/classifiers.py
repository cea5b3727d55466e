"""The registry of learners of a central table: who adds one adds a line here."""

from __future__ import annotations

from surveyapp.learning.auto import Auto
from surveyapp.learning.central import CentralClassifier
from surveyapp.learning.dp_id3 import DPID3
from surveyapp.learning.naive_bayes import NaiveBayes
from surveyapp.learning.random_forest import RandomForest

CLASSIFIERS: tuple[type[CentralClassifier], ...] = (Auto, NaiveBayes, DPID3, RandomForest)
