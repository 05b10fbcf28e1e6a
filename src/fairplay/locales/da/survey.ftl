## Surveys of many games: fairplay survey, fairplay survey show.

survey-games = Spil
survey-detail = bevist: { $proved }, åbne: { $open }
survey-workers = { $count ->
    [one] Én arbejdsproces. Følg den på { $dashboard }
   *[other] { $count } arbejdsprocesser. Følg dem på { $dashboard }
    }
survey-workers-only = { $count ->
    [one] Én arbejdsproces.
   *[other] { $count } arbejdsprocesser.
    }
survey-gpus = { $count ->
    [one] Lange spil går til en GPU.
   *[other] Lange spil går til { $count } GPU'er.
    }
survey-gpu-failed = GPU'en bruges ikke mere, og CPU'en fortsætter: { $reason }
survey-resumed = Fortsætter. Færdige spil: { $count } af { $total }.
survey-stopped = Afbrudt. Færdige spil: { $count } af { $total }. Kør den samme kommando igen for at fortsætte.
survey-there = { $file } indeholder allerede denne oversigt.
survey-written = Skrevet: { $file }
survey-drawn = Skrevet: { $file }
survey-summary = { $games ->
    [one] Ét spil. Beviste perioder: { $proved }, åbne: { $open }. Forskellige følger: { $sequences }, heraf åbne: { $left }.
   *[other] { $games } spil. Beviste perioder: { $proved }, åbne: { $open }. Forskellige følger: { $sequences }, heraf åbne: { $left }.
    }
survey-longest-periods = Længste perioder: { $held }
survey-longest-preperiods = Længste forperioder: { $held }
survey-largest-values = Største værdier: { $held }
survey-most-rares = Flest sjældne værdier, uden periode: { $held }
survey-column-rule = kode
survey-column-preperiod = forperiode
survey-column-period = periode
survey-column-proof = bevis
survey-column-values = værdier
survey-column-below = ingen under
survey-column-maximum = største
survey-column-at = først ved
survey-column-rares = sjældne
survey-column-last = sidste sjældne
survey-column-mask = maske
survey-column-same = samme som
survey-column-seconds = sekunder
survey-picture = { $count ->
    [one] Ét spil og dets periode
   *[other] { $count } spil og deres perioder
    }
survey-cell-open = { $rule }: åbent, ingen periode med forperiode + periode under { $below }
survey-legend-period = Periode
survey-legend-open = åbent

error-survey-pattern = { $text }: ikke et mønster for oktalkoder; skriv for eksempel 0.???, 4.7? eller 0.77,0.137 (? er et hvilket som helst ciffer fra 0 til 7)
error-survey-games = For mange spil i én oversigt: { $count }, højst { $limit }
error-survey-exists = { $name }: indeholder en anden oversigt, { $survey }. Angiv en anden fil, eller slet denne
error-survey-other = { $name }: indeholder dele af en anden oversigt, { $survey }. Gør den færdig, slet mappen, eller angiv en anden fil
error-survey-file = { $name }: ikke en tabel, som fairplay survey har skrevet
error-survey-picture = Cifre efter punktummet i et billede: højst { $limit }
error-survey-scheduler = { $address }: ingen Dask-planlægger svarer dér; en adresse ligner tcp://127.0.0.1:8786
error-survey-workers = { $address }: planlæggeren har ingen arbejdsprocesser; start nogle med dask worker { $address }
error-survey-version = En arbejdsproces ({ $address }) har fairplay { $theirs }, men dette er fairplay { $ours }: installer samme version overalt. Det, der er færdigt, er bevaret
error-survey-killed = En opgave fik sin arbejdsproces til at gå ned flere gange; måske er der for lidt hukommelse. Det, der er færdigt, er bevaret; kør den samme kommando igen for at fortsætte
error-survey-lost = Forbindelsen er afbrudt: { $address }. Det, der er færdigt, er bevaret; kør den samme kommando igen for at fortsætte
error-survey-gpu = { $address }: ingen arbejdsproces har en GPU; start en dér med dask worker { $address } --resources GPU=1
error-survey-gpu-lost = der er ingen arbejdsproces med GPU tilbage, eller en opgave fik den til at gå ned flere gange
