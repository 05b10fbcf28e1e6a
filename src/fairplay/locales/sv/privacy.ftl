## Sidan om integritet

privacy-lead = Du behöver inget konto. Vi frågar inte efter namn, e-postadress eller lösenord.
privacy-known = Vad servern vet om dig
privacy-stored = I rum
privacy-stored-text = Namnet du väljer, dina drag och urval med tider, och vilka rum du har varit i. Spel utanför rummen lagras inte.
privacy-time = Hur länge
privacy-time-text = Ett rum raderas en tid efter att det har stängts: oftast efter 30 dagar, eller efter en timme om ingen spelade där.
privacy-seen = Vem som ser det
privacy-seen-text = Alla i rummet ser ditt namn och dina drag. Den som har rummets kod kan se spelen igen.
privacy-cookie = Kakor
privacy-cookie-text = En kaka innehåller ett slumptal, så att du får tillbaka din plats. Den gäller i ett år. Den används inte för reklam eller statistik, och ingen annan webbplats får den. Två till minns språket och färgerna som du väljer.
privacy-address = Din adress
privacy-address-text = Din IP-adress används för gränser och avstängningar. Den lagras aldrig i klartext, bara som en kontrollsumma med nyckel: tills dina rum stängs, i högst två dagar för dagsgränserna, och så länge en avstängning varar.
privacy-operator = Den som driver servern
privacy-operator-text = De som driver servern kan se allt som är lagrat: rum, namn och drag. Fair Play skriver inga adresser i sin logg, men andra program på deras datorer kan göra det.
privacy-here = Det som stannar i den här webbläsaren
privacy-here-text = De spel du spelar till slut: resultat, drag, ledtrådar och tider. Servern får inte den listan. Du kan se, spara och radera den under Mina spel.
privacy-yours = Dina uppgifter
privacy-yours-text = Du kan ladda ner allt som är lagrat om dig, eller radera det. Det gäller bara den här webbläsaren; andra webbläsare du har använt har sina egna uppgifter.
privacy-export = Ladda ner mina uppgifter
privacy-delete = Radera mina uppgifter
privacy-delete-text = Du lämnar alla rum och förlorar spel som pågår där. Ditt namn och ditt nummer tas bort ur alla lagrade spel; dragen finns kvar, så att de andra spelarna behåller sina spel. Inställningarna och Mina spel i den här webbläsaren raderas också. Det går inte att ångra.
privacy-delete-sure = Ja, radera
privacy-delete-not = Behåll
privacy-deleted = Dina uppgifter är raderade. Du är nu en ny gäst.
privacy-deleting = Dina uppgifter raderas. Det tar ungefär en minut. Du är nu en ny gäst.

error-privacy-unknown = { $host }: ingen med namnet { $name } har spelat där från den här datorn
error-privacy-sure = Det här raderar allt som { $host } vet om dig, och du förlorar dina platser; lägg till --yes om du är säker
