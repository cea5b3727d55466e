"""Surveyapp: ask what people lie about, learn the truth about the population, never about a person."""

__version__ = "0.2.0"
