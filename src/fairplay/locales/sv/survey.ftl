## Surveys of many games: fairplay survey, fairplay survey show.

survey-games = Spel
survey-detail = bevisade: { $proved }, öppna: { $open }
survey-workers = { $count ->
    [one] En arbetsprocess. Följ den på { $dashboard }
   *[other] { $count } arbetsprocesser. Följ dem på { $dashboard }
    }
survey-workers-only = { $count ->
    [one] En arbetsprocess.
   *[other] { $count } arbetsprocesser.
    }
survey-gpus = { $count ->
    [one] Långa spel går till en GPU.
   *[other] Långa spel går till { $count } GPU:er.
    }
survey-gpu-failed = GPU:n används inte mer, och CPU:n fortsätter: { $reason }
survey-resumed = Fortsätter. Klara spel: { $count } av { $total }.
survey-stopped = Avbrutet. Klara spel: { $count } av { $total }. Samma kommando fortsätter därifrån.
survey-there = { $file } innehåller redan den här översikten.
survey-written = Skrivet: { $file }
survey-drawn = Skrivet: { $file }
survey-summary = { $games ->
    [one] Ett spel. Bevisade perioder: { $proved }, öppna: { $open }. Olika följder: { $sequences }, varav öppna: { $left }.
   *[other] { $games } spel. Bevisade perioder: { $proved }, öppna: { $open }. Olika följder: { $sequences }, varav öppna: { $left }.
    }
survey-longest-periods = Längsta perioder: { $held }
survey-longest-preperiods = Längsta förperioder: { $held }
survey-largest-values = Största värden: { $held }
survey-most-rares = Flest sällsynta värden, utan period: { $held }
survey-column-rule = kod
survey-column-preperiod = förperiod
survey-column-period = period
survey-column-proof = bevis
survey-column-values = värden
survey-column-below = ingen under
survey-column-maximum = största
survey-column-at = först vid
survey-column-rares = sällsynta
survey-column-last = sista sällsynta
survey-column-mask = mask
survey-column-same = samma som
survey-column-seconds = sekunder
survey-picture = { $count ->
    [one] Ett spel och dess period
   *[other] { $count } spel och deras perioder
    }
survey-cell-open = { $rule }: öppet, ingen period som tillsammans med förperioden är mindre än { $below }
survey-legend-period = Period
survey-legend-open = öppet

error-survey-pattern = { $text }: inget mönster för oktala koder; skriv till exempel 0.???, 4.7? eller 0.77,0.137 (? är vilken siffra som helst från 0 till 7)
error-survey-games = För många spel i en översikt: { $count }, högst { $limit }
error-survey-exists = { $name }: innehåller en annan översikt, { $survey }. Ange en annan fil eller ta bort den här
error-survey-other = { $name }: innehåller delar av en annan översikt, { $survey }. Gör klart den, ta bort mappen eller ange en annan fil
error-survey-file = { $name }: ingen tabell som fairplay survey har skrivit
error-survey-picture = Siffror efter punkten i en bild: högst { $limit }
error-survey-scheduler = { $address }: ingen Dask-schemaläggare svarar där; en adress ser ut som tcp://127.0.0.1:8786
error-survey-workers = { $address }: schemaläggaren har inga arbetsprocesser; starta några med dask worker { $address }
error-survey-version = En arbetsprocess ({ $address }) har fairplay { $theirs }, men det här är fairplay { $ours }: installera samma version överallt. Det som är klart finns kvar
error-survey-killed = En uppgift fick sin arbetsprocess att avbrytas flera gånger; minnet kanske inte räcker. Det som är klart finns kvar, och samma kommando fortsätter därifrån
error-survey-lost = Anslutningen bröts: { $address }. Det som är klart finns kvar, och samma kommando fortsätter därifrån
error-survey-gpu = { $address }: ingen arbetsprocess har en GPU; starta en där med dask worker { $address } --resources GPU=1
error-survey-gpu-lost = ingen arbetsprocess med GPU finns kvar, eller så fick en uppgift den att avbrytas flera gånger
