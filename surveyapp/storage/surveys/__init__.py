"""Survey files and XLSForm workbooks."""
