"""What a survey is, as values: its questions, texts, arms, groups."""
