## What is installed here, what is missing, and what to do about it

error-extra = Det här behöver fler paket: pip install 'fairplay[{ $extra }]'
error-import = Något som är installerat här är trasigt: { $reason }. Kör ”fairplay doctor” för att se vad som fungerar
error-home = Du har ingen hemkatalog: låt HOME eller XDG_DATA_HOME peka på en katalog som du kan skriva i

doctor-works = fungerar
doctor-absent = finns inte
doctor-broken = trasig
doctor-ok = Allt som är installerat fungerar.
doctor-not-ok = Något är trasigt: se tabellen.

doctor-python = Python
doctor-core = beräkningar
doctor-extra = tillägg { $name }
doctor-app = webbapp
doctor-docs = dokumentation
doctor-database = databas
doctor-redis = Redis
doctor-folder = datakatalog
doctor-terminal = terminal
doctor-gpu = GPU

doctor-python-is = { $version }: { $path }
doctor-core-is = använder { $kernel }; den här processorn klarar { $kernels }
doctor-core-broken = kan inte laddas: { $reason }
doctor-extra-is = { $packages }
doctor-extra-missing = pip install 'fairplay[{ $extra }]' lägger till { $names }
doctor-import-broken = kan inte ladda { $module }: { $reason }
doctor-needs = behöver fler paket: pip install 'fairplay[{ $extra }]'
doctor-built = { $path }
doctor-app-missing = inte byggd: kör ”make setup”
doctor-app-extra = byggd, men för att köra servern behövs tillägget ”serve”: pip install "fairplay[serve]"
doctor-docs-missing = inte byggd: kör ”make docs”
doctor-database-new = { $place }: ”fairplay serve” skapar den
doctor-database-is = { $place }: version { $version }
doctor-database-old = { $place }: version { $version }; ”fairplay serve” uppdaterar den till { $known }
doctor-database-newer = { $place }: gjord av ett nyare Fair Play (version { $version }; det här känner till { $known }): pip install --upgrade fairplay
doctor-database-broken = { $reason }
doctor-redis-is = { $place }
doctor-redis-none = inte inställt; behövs bara för mer än en process
doctor-redis-broken = { $place }: { $reason }
doctor-folder-is = { $path }
doctor-folder-read-only = skrivskyddad: { $path }; dina framsteg och dina platser i rum sparas inte
doctor-terminal-is = bredd { $columns }, { $encoding }, färger: { $colours }
doctor-terminal-none = utskriften går till en fil eller ett annat program, som ren text
doctor-gpu-is = { $names }; fairplay.gpu räknar på den, kompilerat med { $compiler }
doctor-gpu-unfit = { $names }; fairplay.gpu kan inte använda den: { $reason }
doctor-gpu-none = ingen hittades; du behöver ingen
