const words = (text: string) => text.trim().split(/,\s*/);

/** A branch of trade (s01 of the address) with the words its companies have in their names. */
export interface Trade {
  branch: string;
  words: readonly string[];
}

/** Businesses named after their owner: «Malerbetrieb Köhler». */
export const crafts: readonly Trade[] = [
  {
    branch: 'Elektro',
    words: words(`Elektro, Elektrotechnik, Elektroanlagen, Elektroinstallation`),
  },
  { branch: 'Sanitär und Heizung', words: words(`Sanitär, Heizungsbau, Haustechnik, Bäder`) },
  { branch: 'Bau', words: words(`Bauunternehmung, Hochbau, Dachdeckerei, Zimmerei, Gerüstbau`) },
  {
    branch: 'Ausbau',
    words: words(`Malerbetrieb, Tischlerei, Glaserei, Fliesen, Raumausstattung`),
  },
  { branch: 'Metall', words: words(`Schlosserei, Metallbau, Stahlbau, Schweißtechnik, Dreherei`) },
  {
    branch: 'Kraftfahrzeuge',
    words: words(`Autohaus, Kfz-Werkstatt, Karosseriebau, Reifendienst`),
  },
  { branch: 'Lebensmittel', words: words(`Bäckerei, Metzgerei, Konditorei, Weinhandel, Brauerei`) },
  { branch: 'Garten', words: words(`Gärtnerei, Gartenbau, Baumschule, Landschaftsbau`) },
  { branch: 'Gastronomie', words: words(`Gasthof, Hotel, Restaurant, Café, Partyservice`) },
  { branch: 'Gesundheit', words: words(`Sanitätshaus, Dentallabor, Optik, Hörakustik, Ärztehaus`) },
  { branch: 'Logistik', words: words(`Spedition, Umzüge, Kurierdienst, Omnibusbetrieb`) },
  { branch: 'Beratung', words: words(`Ingenieurbüro, Steuerberatung, Planungsbüro, Architektur`) },
  { branch: 'Handel', words: words(`Büromarkt, Schuhhaus, Modehaus, Ölhandel, Übergrößen-Mode`) },
];

/** Parts of invented names: «Nordlicht Logistik GmbH». */
export const inventedNames: readonly string[] = words(`
Nordlicht, Alpina, Hansea, Rheintal, Schwarzwald, Alster, Donautal, Isarwerk, Saxonia, Elbkante,
Bergland, Seeblick, Weserbogen, Havelland, Lausitz, Allgäu, Bodensee, Taunus, Eifel, Sauerland,
Harzer, Ostsee, Friesen, Mainfranken, Oberpfalz, Ruhr, Neckar, Altmark, Uckermark, Spreewald,
Öko, Ökotech, Übersee, Überland, Äquator, Ätherion, Övertal, Zenit, Zentrum, Quantum, Meridian,
Polaris, Kompass, Aurora, Merkur, Phönix, Delta, Omega, Novum, Primus, Vektor, Kristall, Granit`);

export const inventedTrades: readonly Trade[] = [
  { branch: 'Logistik', words: words(`Logistik, Transport, Lagertechnik`) },
  { branch: 'Handel', words: words(`Handel, Großhandel, Import-Export, Warenhandel, Vertrieb`) },
  { branch: 'Maschinenbau', words: words(`Maschinenbau, Fördertechnik, Antriebstechnik, Pumpen`) },
  { branch: 'Elektro', words: words(`Elektronik, Messtechnik, Sensorik, Lichttechnik`) },
  { branch: 'Informationstechnik', words: words(`Software, Systeme, IT-Service, Datentechnik`) },
  { branch: 'Energie', words: words(`Energie, Solar, Windkraft, Wärmetechnik`) },
  { branch: 'Verpackung', words: words(`Verpackungen, Kunststoffe, Folien, Papier`) },
  { branch: 'Medien', words: words(`Medien, Druck, Verlag, Werbetechnik`) },
  { branch: 'Chemie und Pharma', words: words(`Chemie, Pharma, Labortechnik, Farben`) },
  { branch: 'Lebensmittel', words: words(`Feinkost, Molkerei, Getränke, Teigwaren`) },
  { branch: 'Immobilien', words: words(`Immobilien, Hausverwaltung, Wohnbau`) },
  { branch: 'Dienstleistung', words: words(`Service, Gebäudereinigung, Sicherheit, Personal`) },
];

/** Institutions of a town, which are invoiced through a Leitweg-ID. */
export const institutions: readonly string[] = words(`
Gemeindeverwaltung, Schulverband, Zweckverband Wasser, Zweckverband Abfall, Volkshochschule,
Verwaltungsgemeinschaft, Kreismusikschule, Bauhof`);

/** Houses with a name of their own: «Seniorenheim St. Anna». */
export const houses: readonly string[] = words(`
Seniorenheim St. Anna, Ärztehaus am Markt, Ärztehaus Südstadt, Kulturzentrum Alte Mühle,
Kindertagesstätte Regenbogen, Gemeinschaftspraxis am Park, Kurklinik Waldblick,
Jugendherberge am See, Überbetriebliches Zentrum, Ökumenische Sozialstation, Tierheim Pfotenglück,
Turn- und Sportverein 1898, Wohnungsbaugenossenschaft Eintracht, Stiftung Lebensraum`);

export const frenchTrades: readonly Trade[] = [
  { branch: 'Elektro', words: words(`Électricité, Électronique, Éclairage`) },
  { branch: 'Bau', words: words(`Menuiserie, Maçonnerie, Charpente, Toitures, Peinture`) },
  { branch: 'Sanitär und Heizung', words: words(`Plomberie, Chauffage, Sanitaire`) },
  { branch: 'Lebensmittel', words: words(`Boulangerie, Pâtisserie, Vins, Fromagerie`) },
  { branch: 'Kraftfahrzeuge', words: words(`Garage, Automobiles, Carrosserie`) },
  { branch: 'Logistik', words: words(`Transports, Logistique, Déménagements`) },
  { branch: 'Handel', words: words(`Établissements, Comptoir, Distribution, Équipements`) },
  { branch: 'Gastronomie', words: words(`Hôtel, Brasserie, Traiteur`) },
];

/** Legal forms by country and language; those listed twice are drawn more often. */
export const legalForms: Readonly<
  Record<'DE' | 'AT' | 'CH-de' | 'CH-fr' | 'FR', readonly string[]>
> = {
  DE: words(`GmbH, GmbH, GmbH, GmbH & Co. KG, GmbH & Co. KG, AG, KG, OHG, UG (haftungsbeschränkt)`),
  AT: words(`GmbH, GmbH, GmbH, GmbH & Co KG, AG, KG, OG`),
  'CH-de': words(`AG, AG, GmbH`),
  'CH-fr': words(`SA, SA, Sàrl`),
  FR: words(`SARL, SARL, SAS, SAS, SA, EURL`),
};

/** Legal forms of a business in one person's name; null: no form in the name at all. */
export const soleTraderForms: Readonly<
  Record<'DE' | 'AT' | 'CH' | 'FR', readonly (string | null)[]>
> = {
  DE: ['e. K.', 'e. K.', null, null, 'GmbH', 'GmbH'],
  AT: ['e.U.', null, 'GmbH'],
  CH: [null, 'GmbH'],
  FR: [null, 'EURL', 'SARL'],
};

/** Second and third lines of a company's name. */
export const departments = {
  de: words(`Niederlassung Nord, Niederlassung Süd, Werk 2, Abteilung Einkauf, Zentrallager,
Rechnungsprüfung, Technischer Dienst, Geschäftsstelle West, Filiale am Markt, Öffentlichkeitsarbeit`),
  fr: words(
    `Service achats, Agence Est, Comptabilité fournisseurs, Dépôt central, Direction générale`,
  ),
} as const;

/** Positions of people in a company, as `position` has them. */
export const positions = {
  de: {
    woman: words(`Geschäftsführerin, Leiterin Einkauf, Leiterin Technik, Prokuristin, Inhaberin`),
    man: words(`Geschäftsführer, Leiter Einkauf, Leiter Technik, Prokurist, Inhaber`),
    any: words(`Einkauf, Buchhaltung, Vertrieb, Assistenz der Geschäftsleitung, Disposition,
Wareneingang, Lagerleitung, Qualitätssicherung, IT-Administration, Empfang, Marketing,
Kreditorenbuchhaltung, Bauleitung, Service, Öffentlichkeitsarbeit, Personal`),
  },
  fr: {
    woman: words(`Directrice, Responsable achats, Gérante`),
    man: words(`Directeur, Responsable achats, Gérant`),
    any: words(`Achats, Comptabilité, Ventes, Logistique, Service technique, Accueil, Qualité`),
  },
} as const;
