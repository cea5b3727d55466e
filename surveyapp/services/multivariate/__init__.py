"""Several questions or groups: cross-tables, comparisons, ranks, distances, regression."""
