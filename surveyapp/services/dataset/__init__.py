"""Which reports count: source, filter, groups, sample design; the columns of the record."""
