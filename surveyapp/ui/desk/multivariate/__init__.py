"""The page of cross-tables, comparisons, ranks, distances, regression."""
