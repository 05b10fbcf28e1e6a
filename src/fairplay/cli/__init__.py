"""The command line: it reads arguments, asks the library, and says the answer in four languages."""
