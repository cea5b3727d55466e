"""Surveyapp: ask sensitive questions, learn the truth about the population, never about a person."""

__version__ = "0.2.0"
