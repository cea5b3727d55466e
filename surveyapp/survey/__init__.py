"""What is asked: surveys, their questions and texts, and their JSON form."""
