"""The project in DuckDB."""
