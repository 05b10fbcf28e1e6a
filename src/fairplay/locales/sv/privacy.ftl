## Sidan om integritet

privacy-lead = Du behöver inget konto, och vi frågar inte efter namn, e-postadress eller lösenord.
privacy-known = Vad servern vet om dig
privacy-stored = I rum
privacy-stored-text = Namnet du väljer, dina drag och urval med tider, och vilka rum du har varit i. Spel bara på den här sidan lagras inte.
privacy-time = Hur länge
privacy-time-text = Ett rum raderas en tid efter att det stängts: oftast efter 30 dagar, och efter en timme om ingen spelade där.
privacy-seen = Vem som ser det
privacy-seen-text = Alla i rummet ser ditt namn och dina drag. Den som kan rummets kod kan spela upp spelen igen.
privacy-cookie = Kakor
privacy-cookie-text = En kaka innehåller ett slumptal, så att du får tillbaka din plats. Den gäller i ett år. Den används inte för reklam eller statistik, och ingen annan webbplats får den. Två till innehåller språk och färger, om du väljer dem, så att sidorna öppnas som du vill ha dem.
privacy-address = Din adress
privacy-address-text = Din IP-adress används för gränser och avstängningar. Den lagras bara i förvrängd form (en kontrollsumma med nyckel), och inte efter att ett rum stängts.
privacy-operator = Den som driver servern
privacy-operator-text = De som driver servern kan se allt som är lagrat: rum, namn och drag. Fair Play skriver inga adresser i sin logg, men andra program på deras datorer kan göra det.
privacy-here = Det som stannar i den här webbläsaren
privacy-here-text = De spel du spelar till slut: resultat, drag, ledtrådar och tider. Servern får inte den listan. Du kan se, spara och radera den på sidan Mina spel.
privacy-yours = Dina uppgifter
privacy-yours-text = Du kan ladda ner allt som är lagrat om dig, eller få det raderat. Det gäller bara den här webbläsaren; andra webbläsare du har använt har sina egna uppgifter.
privacy-export = Ladda ner mina uppgifter
privacy-delete = Radera mina uppgifter
privacy-delete-text = Du lämnar alla rum och förlorar spel som pågår. Ditt namn och ditt nummer tas bort ur alla lagrade spel; dragen finns kvar, så att de andra behåller sina spel. Inställningarna och Mina spel i den här webbläsaren raderas också. Det går inte att ångra.
privacy-delete-sure = Ja, radera
privacy-delete-not = Behåll
privacy-deleted = Dina uppgifter är raderade. Du är nu en ny gäst.
privacy-deleting = Dina uppgifter raderas. Det tar ungefär en minut. Du är nu en ny gäst.

error-privacy-unknown = { $host }: ingen med namnet { $name } har spelat där härifrån
error-privacy-sure = Allt som { $host } vet om dig skulle försvinna, och dina platser också: lägg till --yes om du är säker
