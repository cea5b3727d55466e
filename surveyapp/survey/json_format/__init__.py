"""Surveys as JSON: strict reading, every mistake in one pass, writing, the schema."""
