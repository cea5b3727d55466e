"""Weights, strata, clusters: designs of samples and their variances."""
