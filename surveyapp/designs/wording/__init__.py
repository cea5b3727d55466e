"""How odds are told to a respondent."""
