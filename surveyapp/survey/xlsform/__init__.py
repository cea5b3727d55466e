"""Surveys as XLSForm workbooks, both ways."""
