"""What sets the project up, checks it and draws it."""
