"""Shares and means with their intervals, question by question."""
