"""The report: contents, blocks, HTML, script."""
