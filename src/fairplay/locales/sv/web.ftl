## Webbappen: det som finns på varje sida.

web-skip = Hoppa till innehållet
web-nav = Sidor
web-nav-games = Spel
web-nav-rooms = Rum
web-nav-learn = Lär dig
web-nav-lab = Labb
web-nav-print = Skriv ut
web-settings = Meny och inställningar
web-language = Språk
web-theme = Färger
web-theme-auto = som systemet
web-theme-light = ljust
web-theme-dark = mörkt
web-theme-contrast = hög kontrast
web-close = Stäng
web-retry = Försök igen
web-to-home = Alla spel
web-error-title = Det gick inte
web-error-offline = Servern går inte att nå. Finns det något nätverk?
web-error-server = Servern kunde inte svara. Försök igen.
web-lost-title = Sidan finns inte
web-lost-text = Länken kanske inte är hel. Från startsidan når du alla spel.

## Sidornas titlar.

web-home-title = Rättvisa spel
web-play-title = Spela
web-rooms-title = Rum
web-room-title = Rum
web-learn-title = Lär dig
web-lab-title = Labb
web-print-title = Skriv ut

## Startsidan.

web-home-lead = Båda spelarna har samma drag, och det finns alltid ett skäl till att en av dem vinner. Spela, se skälet och vinn nästa gång.
web-home-start = Spela Nim
web-home-learn = Så fungerar det
web-home-code = Rummets kod
web-home-join = Gå med
web-home-games = Spel för två
web-home-cards = Kortspel för en till sex
web-home-more = Mer
web-home-sum = Flera spel på en gång
web-home-sum-text = En rad käglor, högar och en remsa: man drar i ett av spelen.
web-home-learn-text = Korta lektioner med något att göra på varje sida.
web-home-lab-text = Vilket spel som helst som kod: värden, period och bild.
web-home-print-text = Kortlekar och arbetsblad med svar.
