"""Sentences, numbers and amounts as values that can still be translated; seen by all."""
