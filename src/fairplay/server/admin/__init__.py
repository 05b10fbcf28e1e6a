"""What an operator can do: the same at the machine of the server and from elsewhere."""
