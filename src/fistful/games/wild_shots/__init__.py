"""Wild Shots: a trick-taking game for two to four, by Dennis Kirps and Christian Kruchten."""
