"""The registry of learners of a central table: who adds one adds a line here."""

from __future__ import annotations

from surveyapp.learning.central.auto import Auto
from surveyapp.learning.central.base import CentralClassifier
from surveyapp.learning.central.dp_id3 import DPID3
from surveyapp.learning.central.naive_bayes import NaiveBayes
from surveyapp.learning.central.random_forest import RandomForest

CLASSIFIERS: tuple[type[CentralClassifier], ...] = (Auto, NaiveBayes, DPID3, RandomForest)
