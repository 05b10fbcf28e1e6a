## What is installed here, what is missing, and what to do about it

error-extra = This needs more packages: pip install 'fairplay[{ $extra }]'
error-import = Something that is installed here is broken: { $reason }. Run “fairplay doctor” to see what works
error-home = You have no home folder: set HOME or XDG_DATA_HOME to a folder you can write to

doctor-works = works
doctor-absent = not here
doctor-broken = broken
doctor-ok = Everything that is installed works.
doctor-not-ok = Something is broken: see the table.

doctor-python = Python
doctor-core = engine
doctor-extra = extra { $name }
doctor-app = browser app
doctor-docs = documentation
doctor-database = database
doctor-redis = Redis
doctor-folder = data folder
doctor-terminal = terminal
doctor-gpu = GPU

doctor-python-is = { $version }: { $path }
doctor-core-is = uses { $kernel }; this processor can run { $kernels }
doctor-core-broken = cannot be loaded: { $reason }
doctor-extra-is = { $packages }
doctor-extra-missing = pip install 'fairplay[{ $extra }]' adds { $names }
doctor-import-broken = cannot load { $module }: { $reason }
doctor-needs = needs more packages: pip install 'fairplay[{ $extra }]'
doctor-built = { $path }
doctor-app-missing = not built: run “make setup”
doctor-app-extra = built, but serving it needs the extra “serve”: pip install "fairplay[serve]"
doctor-docs-missing = not built: run “make docs”
doctor-database-new = { $place }: “fairplay serve” will make it
doctor-database-is = { $place }: version { $version }
doctor-database-old = { $place }: version { $version }; “fairplay serve” will update it to { $known }
doctor-database-newer = { $place }: made by a newer Fair Play (version { $version }; this one knows { $known }): pip install --upgrade fairplay
doctor-database-broken = { $reason }
doctor-redis-is = { $place }
doctor-redis-none = not set; you need it only for more than one process
doctor-redis-broken = { $place }: { $reason }
doctor-folder-is = { $path }
doctor-folder-read-only = read-only: { $path }; your progress and your seats in rooms will not be remembered
doctor-terminal-is = width { $columns }, { $encoding }, colours: { $colours }
doctor-terminal-none = the output goes to a file or another program, as plain text
doctor-gpu-is = { $names }; fairplay.gpu can use it (compiler: { $compiler })
doctor-gpu-unfit = { $names }; fairplay.gpu cannot use it: { $reason }
doctor-gpu-none = none found; you need none
