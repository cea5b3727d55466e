"""What is too long for the module of an analysis.

The folders, in reading order:

estimates/     shares and means with their intervals, question by question
multivariate/  several questions or groups: cross-tables, comparisons, ranks, distances, regression
quality/       whether anything is wrong with the data
fieldwork/     areas, targets and kiosks; alerts; paper counts against arrivals
privacy/       the privacy account and disclosure risk
small_areas/   areas with few interviews, estimated with a model
planning/      sample size and power
"""
