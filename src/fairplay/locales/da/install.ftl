## What is installed here, what is missing, and what to do about it

error-extra = Dette kræver flere pakker: pip install 'fairplay[{ $extra }]'
error-import = Noget af det installerede virker ikke: { $reason }. Kør ”fairplay doctor” for at se, hvad der virker
error-home = Du har ingen hjemmemappe: lad HOME eller XDG_DATA_HOME pege på en mappe, du kan skrive i

doctor-works = virker
doctor-absent = findes ikke
doctor-broken = i stykker
doctor-ok = Alt, hvad der er installeret, virker.
doctor-not-ok = Noget er i stykker: se tabellen.

doctor-python = Python
doctor-core = motor
doctor-extra = tilvalg { $name }
doctor-app = webapp
doctor-docs = dokumentation
doctor-database = database
doctor-redis = Redis
doctor-folder = datamappe
doctor-terminal = terminal
doctor-gpu = GPU

doctor-python-is = { $version }: { $path }
doctor-core-is = bruger { $kernel }; denne processor kan køre { $kernels }
doctor-core-broken = kan ikke indlæses: { $reason }
doctor-extra-is = { $packages }
doctor-extra-missing = pip install 'fairplay[{ $extra }]' tilføjer { $names }
doctor-import-broken = kan ikke indlæse { $module }: { $reason }
doctor-needs = kræver flere pakker: pip install 'fairplay[{ $extra }]'
doctor-built = { $path }
doctor-app-missing = ikke bygget: kør ”make setup”
doctor-app-extra = bygget, men serveren kræver tilvalget ”serve”: pip install "fairplay[serve]"
doctor-docs-missing = ikke bygget: kør ”make docs”
doctor-database-new = { $place }: ”fairplay serve” opretter den
doctor-database-is = { $place }: version { $version }
doctor-database-old = { $place }: version { $version }; ”fairplay serve” opdaterer den til { $known }
doctor-database-newer = { $place }: lavet af et nyere Fair Play (version { $version }; dette kender { $known }): pip install --upgrade fairplay
doctor-database-broken = { $reason }
doctor-redis-is = { $place }
doctor-redis-none = ikke sat op; kræves kun til mere end én proces
doctor-redis-broken = { $place }: { $reason }
doctor-folder-is = { $path }
doctor-folder-read-only = skrivebeskyttet: { $path }; dine fremskridt og dine pladser i rum bliver ikke husket
doctor-terminal-is = bredde { $columns }, { $encoding }, farver: { $colours }
doctor-terminal-none = udskriften går til en fil eller et andet program, som ren tekst
doctor-gpu-is = { $names }; fairplay.gpu kan bruge den (compiler: { $compiler })
doctor-gpu-unfit = { $names }; fairplay.gpu kan ikke bruge den: { $reason }
doctor-gpu-none = ingen fundet; du har ikke brug for en
