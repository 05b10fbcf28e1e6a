## Lektion: MOD-3 SUMZ.

learn-mod-1-title = Læg to kort sammen
learn-mod-1-text = Hvert felt viser 0, 1 eller 2 af sin form. Læg sammen felt for felt, og behold kun resten ved division med 3.
learn-mod-1-done = 2 + 2 = 4 femkanter giver resten 1, og 2 + 1 = 3 cirkler giver resten 0.
learn-mod-2-title = Så det tredje
learn-mod-2-text = Et tredje kort lægger du til summen af de to første. Det første kort her er den sum, du lige har fundet.
learn-mod-2-done = Summen af to kort er igen et kort, så du kan blive ved på den måde med så mange kort, du vil.
learn-mod-3-title = Tre på én gang
learn-mod-3-text = Du kan også tage alle tre kort på én gang og tælle én form ad gangen. Her er de to kort fra før og det tredje.
learn-mod-3-done = 2 + 2 + 2 = 6 femkanter giver resten 0. Summen er den samme som før: rækkefølgen er ligegyldig.
learn-mod-4-title = To sider
learn-mod-4-text = Et gyldigt udvalg er to sider med samme sum. Vælg kort til side A og til side B.
learn-mod-4-done = Begge sider har samme sum, og alle deres kort er dine.
learn-mod-5-title = En tom side
learn-mod-5-text = Den ene side må gerne være tom (den tomme mængde). Så skal den anden give det tomme kort. Find tre kort, der gør det.
learn-mod-5-done = Hvert felt viser 3 i alt, og resten er 0.
learn-mod-6-title = Modsatte kort
learn-mod-6-text = To af disse kort er modsatte: tilsammen giver de det tomme kort. Læg begge på side A.
learn-mod-6-done = 1 og 2 bytter plads, for 1 + 2 = 3 giver resten 0. Modulo 3 er 2 det samme som −1: et kort på side B tæller som sit modsatte kort på side A.
learn-mod-7-title = Hvorfor fem er nok
learn-mod-7-text = Hvert kort kan ligge på side A, på side B eller på ingen af dem. Forskellen A − B modulo 3 er et af kun 81 kort, det tomme medregnet. Hvor mange måder er der for fem kort?
learn-mod-7-done = 243 måder, men kun 81 forskelle: to måder har den samme. Deres forskel modulo 3, kort for kort, er et gyldigt udvalg: 1 er side A, 2 (det vil sige −1) er side B.
learn-mod-8-title = Fem kort
learn-mod-8-text = Fem tilfældige kort. Find to sider med samme sum. Den ene må gerne være tom.
learn-mod-8-done = Blandt fem kort er der altid et gyldigt udvalg. (Fem vektorer i et vektorrum af dimension 4 er lineært afhængige; faktorerne 1 og 2 er siderne A og B.)
