## Surveys of many games: fairplay survey, fairplay survey show.

survey-games = Games
survey-detail = proved: { $proved }, open: { $open }
survey-workers = { $count ->
    [one] One worker. Watch it at { $dashboard }
   *[other] { $count } workers. Watch them at { $dashboard }
    }
survey-workers-only = { $count ->
    [one] One worker.
   *[other] { $count } workers.
    }
survey-gpus = { $count ->
    [one] Long games go to a GPU.
   *[other] Long games go to { $count } GPUs.
    }
survey-gpu-failed = The GPU is no longer used, and the CPU goes on: { $reason }
survey-resumed = Continuing. Games done: { $count } of { $total }.
survey-stopped = Stopped. Games done: { $count } of { $total }. Run the same command to continue.
survey-there = { $file } has this survey already.
survey-written = Written: { $file }
survey-drawn = Written: { $file }
survey-summary = { $games ->
    [one] One game. Periods proved: { $proved }, open: { $open }. Different sequences: { $sequences }, of which open: { $left }.
   *[other] { $games } games. Periods proved: { $proved }, open: { $open }. Different sequences: { $sequences }, of which open: { $left }.
    }
survey-longest-periods = Longest periods: { $held }
survey-longest-preperiods = Longest pre-periods: { $held }
survey-largest-values = Largest values: { $held }
survey-most-rares = Most rare values, without a period: { $held }
survey-column-rule = code
survey-column-preperiod = pre-period
survey-column-period = period
survey-column-proof = proof
survey-column-values = values
survey-column-below = none below
survey-column-maximum = largest
survey-column-at = first at
survey-column-rares = rare
survey-column-last = last rare
survey-column-mask = mask
survey-column-same = same as
survey-column-seconds = seconds
survey-picture = { $count ->
    [one] One game and its period
   *[other] { $count } games and their periods
    }
survey-cell-open = { $rule }: open, no period with pre-period + period below { $below }
survey-legend-period = Period
survey-legend-open = open

error-survey-pattern = { $text }: not a pattern of octal codes; type something like 0.???, 4.7? or 0.77,0.137 (? is any digit from 0 to 7)
error-survey-games = Too many games in one survey: { $count }, at most { $limit }
error-survey-exists = { $name }: has another survey, { $survey }. Give another file, or delete this one
error-survey-other = { $name }: contains parts of another survey, { $survey }. Finish that one, delete the folder, or give another file
error-survey-file = { $name }: not a table that fairplay survey wrote
error-survey-picture = Digits after the point in a picture: at most { $limit }
error-survey-scheduler = { $address }: no Dask scheduler answers there; an address is something like tcp://127.0.0.1:8786
error-survey-workers = { $address }: the scheduler has no workers; start some with dask worker { $address }
error-survey-version = A worker ({ $address }) has fairplay { $theirs }, and this is fairplay { $ours }. Install the same version everywhere. What is done is kept
error-survey-killed = A task ended its worker several times; perhaps memory ran out. What is done is kept; run the same command to continue
error-survey-lost = Connection lost: { $address }. What is done is kept; run the same command to continue
error-survey-gpu = { $address }: no worker has a GPU; start one there with dask worker { $address } --resources GPU=1
error-survey-gpu-lost = no worker with a GPU is left, or a task ended it several times
