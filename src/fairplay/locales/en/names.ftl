## Names from a list. Commas part the words; every pair of them is a name.

names-adjectives = Brave, Bright, Calm, Cheerful, Clever, Curious, Daring, Fair, Friendly, Gentle, Happy, Honest, Jolly, Kind, Lively, Lucky, Merry, Nimble, Patient, Quick, Quiet, Sunny, Swift, Witty
names-animals = Badger, Bear, Bison, Crane, Deer, Dolphin, Eagle, Falcon, Fox, Hare, Hedgehog, Heron, Koala, Lynx, Moose, Otter, Owl, Panda, Penguin, Puffin, Rabbit, Raven, Robin, Seal, Squirrel, Swan, Tiger, Turtle, Wolf
names-pattern = { $adjective } { $animal }
