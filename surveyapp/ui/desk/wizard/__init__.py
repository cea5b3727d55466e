"""The wizard that takes a table of another program into the project."""
