"""Commands about a survey before it is asked: check, designs, plan, rehearse, simulate."""
