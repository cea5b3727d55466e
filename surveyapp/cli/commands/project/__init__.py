"""Commands about the contents of a project."""
