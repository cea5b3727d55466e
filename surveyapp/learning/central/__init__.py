"""Learners of a private table under central ε."""
