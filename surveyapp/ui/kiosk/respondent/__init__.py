"""The respondent’s screens, one kind a module, and the interview that leads through them."""
