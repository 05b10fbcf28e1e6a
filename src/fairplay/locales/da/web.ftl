## Webappen: det, der er på alle sider.

web-skip = Spring til indholdet
web-nav = Sider
web-nav-games = Spil
web-nav-puzzles = Opgaver
web-nav-mine = Mine spil
web-menu = Menu
web-settings = Menu og indstillinger
web-language = Sprog
web-theme = Farver
web-theme-auto = følg systemet
web-theme-light = lyst
web-theme-dark = mørkt
web-theme-contrast = høj kontrast
web-sound = Lyde
web-pace = Computerens tempo
web-pace-calm = roligt
web-pace-fast = hurtigt
web-close = Luk
web-copy = Kopiér
web-copied = Kopieret
web-copy-failed = Din browser tillader ikke kopiering her
web-table-equals = er lig med
web-notices = Beskeder
web-retry = Prøv igen
web-to-home = Alle spil
web-error-title = Det lykkedes ikke
web-error-offline = Vi kan ikke få forbindelse til serveren. Er du på nettet?
web-error-server = Noget gik galt på serveren. Prøv igen.
web-offline = Du er offline. Du kan se Mine spil og de lektioner, opgaver og Lab-resultater, du har åbnet før. For at spille, svare eller åbne noget nyt skal du have forbindelse.
web-online = Du er online igen.
web-outdated = En ny version hentes.
web-lost-title = Siden findes ikke
web-lost-text = Måske mangler der en del af linket. På forsiden finder du alle spil.

## Sidernes titler.

web-home-title = Fair spil
web-play-title = Spil
web-rooms-title = Rum
web-room-title = Rum
web-learn-title = Lær
web-lab-title = Lab
web-print-title = Udskriv

## Forsiden.

web-home-lead = Enkle spil uden tilfældigheder. Spil ét, se, hvad der afgjorde det, og vind det næste.
web-home-start = Spil Nim
web-home-start-rule = Tag tændstikker fra én bunke. Den, der tager den sidste, vinder.
web-home-learn = Sådan virker det
web-home-code = Rumkode
web-home-join = Deltag
web-home-games = Spil for to
web-home-cards = Kortspil for en til seks
web-home-more = Mere
web-home-sum = Flere spil på én gang
web-home-sum-text = Kegler, bunker og en stribe felter: når det er din tur, trækker du i ét af spillene.
web-sum-rule = Når det er din tur, trækker du i kun ét af spillene.
web-home-lab-text = Led efter mønstre: hvem vinder med 10, 100, 1000 tændstikker?
web-home-print-text = Kort til at klippe ud og opgaveark med facit.
web-home-puzzles-text = Find det vindende træk: én opgave om dagen, eller så mange du vil.

## Træk, der tilbydes.

web-do-sum = Spil { $number }: { $what }
web-do-take = Tag { $count } fra bunken på { $heap }
web-do-all = Tag hele bunken på { $heap }
web-do-add = Læg { $count } til bunken på { $heap }
web-do-split = Del bunken på { $heap } i { $left }
web-do-take-split = Tag { $count } fra bunken på { $heap }, efterlad { $left }
web-do-points = Visk { $count } { $count ->
    [one] punkt
   *[other] punkter
    } ud i rækken på { $heap }
web-do-points-all = Visk hele rækken på { $heap } ud
web-do-pin = { $left ->
    [0] Vælt en kegle, der står alene
   *[other] Vælt én kegle af { $heap }, efterlad { $left }
    }
web-do-pins = { $left ->
    [0] Vælt to kegler, der står alene
   *[other] Vælt to kegler af { $heap }, efterlad { $left }
    }
web-do-pins-many = { $left ->
    [0] Vælt en hel gruppe på { $count }
   *[other] Vælt { $count } af { $heap }, efterlad { $left }
    }
web-do-coin = Ryk tændstikken fra felt { $here } til { $there }
web-do-coin-off = Ryk tændstikken på felt { $here } ud over enden
web-do-row = Række { $row }: fra kolonne { $here } til { $there }
web-do-advance = Ryk frem på linje { $file }
web-do-capture = Slå fra linje { $here } til linje { $there }
web-do-move = Spil { $move }

## Brætter.

web-board-nothing = intet valgt
web-tray-take = Tag { $count }
web-tray-pins = { $count ->
    [one] { $count } kegle
   *[other] { $count } kegler
  }
web-tray-split = Del
web-tray-add = Læg { $count } til
web-tray-taking = Tag
web-tray-adding = Læg til
web-tray-count = Hvor mange
web-tray-whole = Skriv et helt tal
web-tray-only = Denne bunke har kun { $size }
web-tray-place = Hvor
web-tray-fewer = Én færre
web-tray-more = Én mere
web-tray-left = Længere til venstre
web-tray-right = Længere til højre
web-tray-back = Forrige træk
web-tray-on = Næste træk
web-heap = Bunke { $number }: { $size }
web-heap-points = Række { $number }: { $size }
web-heap-pins = Kegler, gruppe { $number }: { $size }
web-coin = Tændstik på felt { $square }
web-piece = Brik på linje { $file }
web-stock-mine = Dit forråd
web-stock-theirs = Modstanderens forråd

## At spille.

web-play-yours = Dit træk
web-play-thinking = Computerens træk
web-play-turn = { $name } er i trækket
web-play-back = Efter træk { $number }
web-play-how = Tryk på brættet for at vælge et træk. Tryk igen for at udføre det.
web-play-choose = Vælg et træk på brættet
web-play-hint = Vink
web-play-undo = Fortryd
web-play-new = Nyt spil
web-play-again = Begynd forfra
web-play-rematch = Spil igen
web-play-swap = Byt om på, hvem der begynder
web-play-share = Del linket
web-play-copied = Linket er kopieret.
web-play-resign = Giv op
web-play-broken = Denne stilling kan ikke spilles
web-play-broken-moves = Disse træk kan ikke udføres
web-play-unplayed = Spil uden trækkene: { $position }
web-play-list = Alle træk som liste
web-play-type = Skriv et træk
web-play-make = Udfør trækket
web-against = Modstander
web-against-computer = Computer · { $strength }
web-strength-easy = let
web-strength-medium = middel
web-strength-perfect = perfekt
web-strength-level = niveau { $level }
web-strength-more = Flere niveauer
web-play-computer-first = Computeren begynder, så du kan vinde.
web-play-hint-where = Hvor?
web-play-hint-move = Vis et træk
web-play-resign-sure = Vil du virkelig give op?
web-end-why = Se hvorfor
web-end-better = Bedre: { $move }
web-verdicts = Alle træk, og hvad de førte til
web-verdict = Træk { $number }, { $name }: { $what }
web-verdict-kept = holdt fast i sejren
web-verdict-gave = gav sejren væk
web-verdict-lost = stillingen var allerede tabt
web-replay = Træk
web-replay-at = Træk { $number } af { $count }
web-replay-before = Et træk tilbage
web-replay-after = Et træk frem
web-replay-continue = Spil videre herfra

## Et nyt spil.

web-new-game = Spil
web-new-position = Stilling
web-new-add = Tilføj et spil
web-new-remove = Fjern spil { $number }
web-new-examples = Prøv for eksempel:
web-new-convention = Hvem vinder?
web-new-first = Hvem begynder?
web-new-first-auto = Vælges, så du kan vinde
web-new-start = Begynd

## Grunde.

web-explain-title = Hvorfor?
web-explain-show = Vis hvorfor
web-explain-hide = Skjul
web-explain-slide = Skub den nederste lineal, og se alle måder at dele { $total } på
web-explain-all = Vis alle { $count }
web-new-less = { $number }: én mindre
web-new-more = { $number }: én mere
web-new-another = Tilføj et tal
web-play-room = Inviter en ven

web-privacy-title = Privatliv
web-name-show = Vis
