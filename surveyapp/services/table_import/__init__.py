"""Tables of other programs into a project."""
