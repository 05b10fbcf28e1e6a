## Webappen: det, der er på alle sider.

web-skip = Spring til indholdet
web-nav = Sider
web-nav-games = Spil
web-nav-rooms = Rum
web-nav-learn = Lær
web-nav-lab = Lab
web-nav-print = Print
web-settings = Menu og indstillinger
web-language = Sprog
web-theme = Farver
web-theme-auto = som systemet
web-theme-light = lyst
web-theme-dark = mørkt
web-theme-contrast = høj kontrast
web-close = Luk
web-retry = Prøv igen
web-to-home = Alle spil
web-error-title = Det gik ikke
web-error-offline = Serveren kan ikke nås. Er der netværk?
web-error-server = Serveren kunne ikke svare. Prøv igen.
web-lost-title = Siden findes ikke
web-lost-text = Linket er måske ikke helt. Fra forsiden når du alle spil.

## Sidernes titler.

web-home-title = Fair spil
web-play-title = Spil
web-rooms-title = Rum
web-room-title = Rum
web-learn-title = Lær
web-lab-title = Lab
web-print-title = Print

## Forsiden.

web-home-lead = Begge spillere har de samme træk, og der er altid en grund til, at den ene vinder. Spil, se grunden, og vind næste gang.
web-home-start = Spil nim
web-home-learn = Sådan virker det
web-home-code = Rummets kode
web-home-join = Deltag
web-home-games = Spil for to
web-home-cards = Kortspil for en til seks
web-home-more = Mere
web-home-sum = Flere spil på én gang
web-home-sum-text = En række kegler, bunker og en strimmel: man trækker i ét af spillene.
web-home-learn-text = Korte lektioner med noget at gøre på hver side.
web-home-lab-text = Ethvert spil som kode: værdier, periode og billede.
web-home-print-text = Kortspil og opgaveark med svar.
