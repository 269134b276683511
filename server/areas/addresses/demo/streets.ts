const words = (text: string) => text.trim().split(/,\s*/);

/** Street names in Germany and Austria. */
export const germanStreets: readonly string[] = words(`
Hauptstraße, Bahnhofstraße, Schulstraße, Gartenstraße, Dorfstraße, Bergstraße, Lindenstraße,
Kirchstraße, Waldstraße, Ringstraße, Schillerstraße, Goethestraße, Industriestraße, Mühlenweg,
Am Markt, Marktplatz, Rathausplatz, Am Bahnhof, Feldstraße, Wiesenweg, Birkenweg, Ahornweg,
Eichendorffstraße, Mozartstraße, Beethovenstraße, Rosenweg, Blumenstraße, Parkstraße,
Poststraße, Friedrichstraße, Wilhelmstraße, Kaiserstraße, Königstraße, Breite Straße,
Lange Straße, Neue Straße, Mittelstraße, Querstraße, Am Sportplatz, Am Hafen, Hafenstraße,
Uferstraße, Rheinstraße, Donaustraße, Münchner Straße, Berliner Straße, Hamburger Straße,
Dresdner Straße, Leipziger Straße, Gewerbering, Gewerbepark, Im Gewerbegebiet, Industriepark,
Robert-Bosch-Straße, Siemensstraße, Dieselstraße, Daimlerstraße, Max-Planck-Straße,
Otto-Hahn-Straße, Werner-von-Siemens-Straße, Rudolf-Diesel-Straße, Carl-Benz-Straße,
An der alten Ziegelei, Zum Steinbruch, Hinter der Mühle, Äußere Nürnberger Straße,
Obere Gasse, Untere Gasse, Öschweg, Über den Dächern, Am Überlinger Tor, Straße der Einheit,
Karl-Marx-Straße, Rosa-Luxemburg-Straße, Bürgermeister-Schmidt-Straße, Sankt-Anna-Platz`);

export const austrianStreets: readonly string[] = words(`
Hauptstraße, Hauptplatz, Bahnhofstraße, Wiener Straße, Linzer Straße, Grazer Straße,
Salzburger Straße, Innsbrucker Straße, Landstraße, Kirchengasse, Schulgasse, Feldgasse,
Mühlgasse, Neubaugasse, Lerchenfelder Gasse, Josefstädter Gasse, Burggasse, Rathausgasse,
Franz-Josef-Straße, Kaiser-Franz-Ring, Mozartgasse, Schubertstraße, Haydngasse, Donaulände,
Industriezeile, Gewerbepark, Am Stadtpark, Kärntner Gasse, Tiroler Straße, Bergisel-Weg,
Dr.-Karl-Renner-Straße, Raiffeisenplatz, Obere Marktgasse, Untere Hofgasse, Ötztaler Straße`);

/** Street names in German-speaking Switzerland, which writes ss. */
export const swissStreets: readonly string[] = words(`
Bahnhofstrasse, Hauptstrasse, Dorfstrasse, Seestrasse, Zürcherstrasse, Bernstrasse,
Baslerstrasse, Industriestrasse, Kirchgasse, Marktgasse, Spitalgasse, Oberdorfstrasse,
Unterdorfstrasse, Rosenweg, Bergstrasse, Schulhausstrasse, Alpenstrasse, Rigistrasse,
Pilatusstrasse, Säntisstrasse, Gotthardstrasse, Poststrasse, Bundesgasse, Mühleweg,
Feldstrasse, Gewerbestrasse, Limmatquai, Im Grund, Am Rain, Bleicherweg, Tellstrasse`);

export const frenchStreets: readonly string[] = words(`
rue de la République, rue Victor Hugo, rue de la Gare, rue du Général Leclerc, rue Pasteur,
avenue Jean Jaurès, avenue de la Libération, boulevard Gambetta, boulevard de la Liberté,
place de la Mairie, place du Marché, rue des Écoles, rue du Moulin, rue de l'Église,
rue Saint-Michel, rue des Tilleuls, chemin des Vignes, allée des Platanes, quai des Bateliers,
rue de Strasbourg, avenue de Colmar, rue Émile Zola, rue Jules Ferry, cours Lafayette,
impasse des Lilas, zone industrielle Nord, rue de l'Industrie, rue du Port, rue Molière`);

/** Street names in French-speaking Switzerland, which puts the number behind the name. */
export const romandStreets: readonly string[] = words(`
Rue de la Gare, Rue du Lac, Avenue de la Gare, Grand-Rue, Rue du Simplon, Rue de Lausanne,
Rue de Genève, Avenue Léopold-Robert, Place du Marché, Rue du Marché, Chemin des Vignes,
Route de Berne, Route Cantonale, Rue de l'Hôpital, Rue des Alpes, Quai du Mont-Blanc,
Rue Saint-Pierre, Avenue de France, Chemin du Grand-Pré, Rue de l'Industrie, Rue du Temple`);
