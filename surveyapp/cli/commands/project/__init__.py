"""Commands about what a project holds."""
