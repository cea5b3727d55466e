"""What a number means: labels, plain sentences, formulas with sources."""
