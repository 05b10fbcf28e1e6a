## Siden om privatliv

privacy-lead = Du behøver ingen konto. Vi spørger ikke om navn, e-mailadresse eller adgangskode.
privacy-known = Hvad serveren ved om dig
privacy-stored = I rum
privacy-stored-text = Det navn, du vælger, dine træk og udvalg med tidspunkter, og hvilke rum du har været i. Spil uden for rummene gemmes ikke.
privacy-time = Hvor længe
privacy-time-text = Et rum slettes et stykke tid efter, at det er lukket: normalt efter 30 dage, eller efter en time, hvis ingen spillede i det.
privacy-seen = Hvem der ser det
privacy-seen-text = Alle i rummet ser dit navn og dine træk. Den, der har rummets kode, kan se spillene igen.
privacy-cookie = Cookies
privacy-cookie-text = Én cookie indeholder et tilfældigt tal, så du får din plads igen. Den varer et år. Den bruges ikke til reklame eller statistik, og ingen andre websteder får den. To andre husker det sprog og de farver, du vælger.
privacy-address = Din adresse
privacy-address-text = Din IP-adresse bruges til grænser og udelukkelser. Den gemmes kun i sløret form (en kontrolsum med nøgle): indtil dine rum lukker, i højst to dage til dagsgrænserne, og så længe en udelukkelse varer.
privacy-operator = De, der driver serveren
privacy-operator-text = De, der driver serveren, kan se alt, hvad der er gemt: rum, navne og træk. Fair Play skriver ingen adresser i sin log, men andre programmer på deres maskiner kan gøre det.
privacy-here = Det, der bliver i denne browser
privacy-here-text = De spil, du spiller til ende: resultater, træk, vink og tider. Serveren får ikke den liste. Du kan se, gemme og slette den under Mine spil.
privacy-yours = Dine data
privacy-yours-text = Du kan hente alt, hvad der er gemt om dig, eller slette det. Det gælder kun denne browser; andre browsere, du har brugt, har deres egne data.
privacy-export = Hent mine data
privacy-delete = Slet mine data
privacy-delete-text = Du forlader alle rum og taber de spil, der er i gang dér. Dit navn og dit nummer fjernes fra alle gemte spil; trækkene bliver, så de andre spillere beholder deres spil. Indstillingerne og Mine spil i denne browser slettes også. Det kan ikke fortrydes.
privacy-delete-sure = Ja, slet
privacy-delete-not = Behold
privacy-deleted = Dine data er slettet. Du er nu en ny gæst.
privacy-deleting = Dine data bliver slettet. Det tager omkring et minut. Du er nu en ny gæst.

error-privacy-unknown = { $host }: ingen ved navn { $name } har spillet dér fra denne computer
error-privacy-sure = Dette sletter alt, hvad { $host } ved om dig, og du mister dine pladser; tilføj --yes, hvis du er sikker
