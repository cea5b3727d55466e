"""Writing a survey: draft, edits, checks, designs by goal, ε budget, XLSForm."""
