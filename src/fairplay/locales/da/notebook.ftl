## Spilleplader i notebooks.

notebook-silent = Kernen svarer ikke. Er den optaget, så vent, til den er færdig. Er den stoppet, så kør cellen igen.
