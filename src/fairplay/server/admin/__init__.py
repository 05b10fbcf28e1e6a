"""What an operator can do, on the machine of the server and from elsewhere."""
