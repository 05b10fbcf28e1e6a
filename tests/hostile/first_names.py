"""About 70 real first names per language. None may be refused."""

SWEDISH = """ Alice Maja Vera Alma Selma Elsa Lilly Astrid Wilma Freja Olivia Ebba Ella Stella
Saga Signe Klara Agnes Ingrid Iris Leia Juni Tyra Märta Sigrid Tuva Tindra Molly Nellie Moa Siri
Bosse Kjell Börje Göran Åke Örjan Sture Knut Sixten Folke Love Loke Melker Vidar Ture Kerstin
Gunnel Birgitta Titti Pernilla Annika Fanny Hampus Rasmus Jerker Hasse Lasse Nisse Tage Egil
Torsten Assar Kickan Kicki Kike Pontus Uno Dag Dagny Urban Svante Sassa Petra Mickan Sickan Fia
Tutta Mitzi Pyret Musse
"""
DANISH = """
Ida Emma Alma Ella Sofia Freja Josefine Clara Anna Karla Laura Alberte Olivia Agnes Nora Luna
Isabella Lily Bodil Inger Kirsten Karen Lone Bente Hanne Birthe Gitte Dorthe Jytte Grethe Ulla
Tove Vibeke Pernille Mette Ditte Rikke Stine Trine Søren Jørgen Preben Bent Torben Flemming Mogens
Holger Aksel Viggo Storm Bo Bøje Bjarke Asger Esben Kjeld Poul Palle Svend Knud Troels Tage Bog
Fritz Frode Kaj Fie Rov Sisse Nitte Bitten Lis Titte Dickie
"""
PORTUGUESE = """
Maria Ana Francisca Antônia Adriana Juliana Márcia Fernanda Patrícia Aline Sandra Camila Amanda
Bruna Jéssica Letícia Júlia Luciana Vanessa Mariana Gabriela Vera Vitória Larissa Cláudia Beatriz
Rita Luana Sônia Renata Eliane José João Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos
Luís Gabriel Rafael Daniel Marcelo Bruno Eduardo Felipe Raimundo Rodrigo Manoel Mateus André Fábio
Leonardo Caio Cauã Enzo Thiago Kaká Xuxa Cacá Zeca Chico Tonico Pica-Pau Peu Kiko Kika Cuca
Piedade Dores Conceição Consolação Nélida Bicho Xico Bento Putira Ciça Cássia Assunção
"""
ENGLISH = """
Olivia Emma Charlotte Amelia Sophia Mia Isabella Ava Evelyn Luna Harper Camila Eleanor Violet
Hazel Aurora Willow Liam Noah Oliver James Elijah Mateo Theodore Henry Lucas William Benjamin Levi
Ezra Sebastian Jack Daniel Samuel Michael Ethan Asher John Hudson Luca Leo Owen Dick Willy Randy
Peter Roger Gaylord Fanny Kitty Dolly Titus Cassandra Cassidy Hassan Nasser Assad Analise Anais
Sukie Rod Johnson Regina Virginia Gwendolyn Beaver Bea Bambi Cummings Dickens Shania Fatima Jesus
Mohammed Muhammad Adolf Gay Gaye Coco Chuck Buck Huck Pat Harry Homer Rex Sexton Cliff Titania
Phuc Dong Wang Ho Semen Osama Cockrell Hitchcock Babcock Lipschitz Kuntz Fuchs Pratt Fagan Nigella
Dykes
"""

NAMES = tuple(f"{SWEDISH} {DANISH} {PORTUGUESE} {ENGLISH}".split())
