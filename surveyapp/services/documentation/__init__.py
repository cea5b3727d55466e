"""What the program explains: guides, handout, designs, licences."""
