/** A town with one of its real postal codes and the language its letters are written in. */
export interface Place {
  plz: string;
  ort: string;
  lkz: 'DE' | 'AT' | 'CH' | 'FR';
  sprache: 'de' | 'fr';
}

/** «01067 Dresden, 01099 Dresden, …» as places. */
function list(lkz: Place['lkz'], sprache: Place['sprache'], text: string): Place[] {
  return text
    .trim()
    .split(/,\s*/)
    .map((entry) => {
      const blank = entry.indexOf(' ');
      return { plz: entry.slice(0, blank), ort: entry.slice(blank + 1), lkz, sprache };
    });
}

/** German towns; big ones stand here several times and so are drawn more often. */
export const germanPlaces: readonly Place[] = list(
  'DE',
  'de',
  `
01067 Dresden, 01099 Dresden, 01307 Dresden, 02625 Bautzen, 02826 Görlitz, 02943 Weißwasser,
03046 Cottbus, 04109 Leipzig, 04275 Leipzig, 04317 Leipzig, 04600 Altenburg, 06108 Halle (Saale),
06217 Merseburg, 06366 Köthen, 06484 Quedlinburg, 06844 Dessau-Roßlau, 07318 Saalfeld, 07545 Gera,
07743 Jena, 08056 Zwickau, 08523 Plauen, 09111 Chemnitz, 09599 Freiberg,
10115 Berlin, 10243 Berlin, 10623 Berlin, 10785 Berlin, 10999 Berlin, 12043 Berlin, 12555 Berlin,
13347 Berlin, 14052 Berlin, 14467 Potsdam, 14770 Brandenburg an der Havel,
15230 Frankfurt (Oder), 15711 Königs Wusterhausen, 15806 Zossen, 16225 Eberswalde,
16761 Hennigsdorf, 16816 Neuruppin, 17033 Neubrandenburg, 17235 Neustrelitz, 17489 Greifswald,
18055 Rostock, 18273 Güstrow, 18439 Stralsund, 19053 Schwerin,
20095 Hamburg, 20144 Hamburg, 20457 Hamburg, 21031 Hamburg, 21073 Hamburg, 22303 Hamburg,
22765 Hamburg, 21335 Lüneburg, 21465 Reinbek, 21614 Buxtehude, 21680 Stade, 22844 Norderstedt,
22926 Ahrensburg, 23552 Lübeck, 23966 Wismar, 24103 Kiel, 24534 Neumünster, 24837 Schleswig,
24937 Flensburg, 25335 Elmshorn, 25524 Itzehoe, 25746 Heide, 25813 Husum, 26122 Oldenburg,
26382 Wilhelmshaven, 26506 Norden, 26603 Aurich, 26721 Emden, 26789 Leer, 27283 Verden,
27472 Cuxhaven, 27568 Bremerhaven, 27749 Delmenhorst, 28195 Bremen, 28203 Bremen, 28757 Bremen,
29221 Celle, 29525 Uelzen, 29614 Soltau,
30159 Hannover, 30449 Hannover, 30625 Hannover, 31134 Hildesheim, 31224 Peine, 31515 Wunstorf,
31582 Nienburg, 31785 Hameln, 32049 Herford, 32257 Bünde, 32423 Minden, 32545 Bad Oeynhausen,
32756 Detmold, 33098 Paderborn, 33330 Gütersloh, 33602 Bielefeld, 34117 Kassel,
34346 Hann. Münden, 34414 Warburg, 35037 Marburg, 35390 Gießen, 35576 Wetzlar, 36037 Fulda,
36251 Bad Hersfeld, 37073 Göttingen, 37269 Eschwege, 37671 Höxter, 38100 Braunschweig,
38226 Salzgitter, 38300 Wolfenbüttel, 38350 Helmstedt, 38440 Wolfsburg, 38640 Goslar,
39104 Magdeburg, 39576 Stendal,
40210 Düsseldorf, 40545 Düsseldorf, 41061 Mönchengladbach, 41460 Neuss, 41747 Viersen,
42103 Wuppertal, 42275 Wuppertal, 42651 Solingen, 42853 Remscheid, 44135 Dortmund,
44263 Dortmund, 44575 Castrop-Rauxel, 44623 Herne, 44787 Bochum, 45127 Essen, 45131 Essen,
45468 Mülheim an der Ruhr, 45657 Recklinghausen, 45879 Gelsenkirchen, 46045 Oberhausen,
46236 Bottrop, 46395 Bocholt, 46483 Wesel, 47051 Duisburg, 47533 Kleve, 47798 Krefeld,
48143 Münster, 48268 Greven, 48431 Rheine, 48529 Nordhorn, 48653 Coesfeld, 49074 Osnabrück,
49377 Vechta, 49661 Cloppenburg, 49808 Lingen,
50667 Köln, 50823 Köln, 51103 Köln, 51373 Leverkusen, 51465 Bergisch Gladbach,
51643 Gummersbach, 52062 Aachen, 52349 Düren, 53111 Bonn, 53721 Siegburg, 53879 Euskirchen,
54290 Trier, 54634 Bitburg, 55116 Mainz, 55543 Bad Kreuznach, 56068 Koblenz, 56564 Neuwied,
57072 Siegen, 57462 Olpe, 58095 Hagen, 58239 Schwerte, 58452 Witten, 58511 Lüdenscheid,
58636 Iserlohn, 59065 Hamm, 59174 Kamen, 59302 Oelde, 59494 Soest, 59555 Lippstadt,
59821 Arnsberg,
60311 Frankfurt am Main, 60486 Frankfurt am Main, 60594 Frankfurt am Main, 61169 Friedberg,
61348 Bad Homburg vor der Höhe, 63065 Offenbach am Main, 63450 Hanau, 63739 Aschaffenburg,
64283 Darmstadt, 64625 Bensheim, 65183 Wiesbaden, 65428 Rüsselsheim am Main,
65549 Limburg an der Lahn, 66111 Saarbrücken, 66424 Homburg, 66482 Zweibrücken, 66740 Saarlouis,
66802 Überherrn, 67059 Ludwigshafen am Rhein, 67346 Speyer, 67433 Neustadt an der Weinstraße,
67547 Worms, 67655 Kaiserslautern, 68159 Mannheim, 69115 Heidelberg, 69469 Weinheim,
70173 Stuttgart, 70435 Stuttgart, 70565 Stuttgart, 71032 Böblingen, 71229 Leonberg,
71332 Waiblingen, 71634 Ludwigsburg, 72070 Tübingen, 72250 Freudenstadt, 72336 Balingen,
72764 Reutlingen, 73033 Göppingen, 73430 Aalen, 73525 Schwäbisch Gmünd,
73728 Esslingen am Neckar, 74072 Heilbronn, 74523 Schwäbisch Hall, 74613 Öhringen,
74821 Mosbach, 75172 Pforzheim, 75365 Calw, 75443 Ötisheim, 76133 Karlsruhe, 76530 Baden-Baden,
76646 Bruchsal, 76684 Östringen, 76829 Landau in der Pfalz, 77652 Offenburg, 77933 Lahr,
78050 Villingen-Schwenningen, 78224 Singen, 78337 Öhningen, 78462 Konstanz, 78628 Rottweil,
79098 Freiburg im Breisgau, 79539 Lörrach, 79761 Waldshut-Tiengen, 79777 Ühlingen-Birkendorf,
80331 München, 80469 München, 81241 München, 81667 München, 82319 Starnberg, 82362 Weilheim,
83022 Rosenheim, 83236 Übersee, 83278 Traunstein, 84028 Landshut, 84453 Mühldorf am Inn,
85049 Ingolstadt, 85221 Dachau, 85354 Freising, 85435 Erding, 86150 Augsburg, 86609 Donauwörth,
86720 Nördlingen, 86899 Landsberg am Lech, 87435 Kempten, 87600 Kaufbeuren, 87629 Füssen,
87700 Memmingen, 88045 Friedrichshafen, 88131 Lindau, 88212 Ravensburg,
88400 Biberach an der Riß, 88437 Äpfingen, 88662 Überlingen, 89073 Ulm, 89231 Neu-Ulm,
89312 Günzburg, 89518 Heidenheim,
90402 Nürnberg, 90443 Nürnberg, 90762 Fürth, 91052 Erlangen, 91154 Roth, 91301 Forchheim,
91522 Ansbach, 91541 Rothenburg ob der Tauber, 92224 Amberg, 92318 Neumarkt, 92637 Weiden,
93047 Regensburg, 94032 Passau, 94315 Straubing, 94469 Deggendorf, 95028 Hof, 95444 Bayreuth,
96047 Bamberg, 96450 Coburg, 97070 Würzburg, 97421 Schweinfurt, 97688 Bad Kissingen,
97980 Bad Mergentheim, 98527 Suhl, 98617 Meiningen, 99084 Erfurt, 99423 Weimar,
99734 Nordhausen, 99817 Eisenach, 99867 Gotha`,
);

export const austrianPlaces: readonly Place[] = list(
  'AT',
  'de',
  `
1010 Wien, 1030 Wien, 1070 Wien, 1100 Wien, 1150 Wien, 1210 Wien, 1220 Wien, 2320 Schwechat,
2340 Mödling, 2500 Baden, 2700 Wiener Neustadt, 3100 St. Pölten, 3300 Amstetten,
3430 Tulln an der Donau, 3500 Krems an der Donau, 4020 Linz, 4030 Linz, 4400 Steyr, 4600 Wels,
4810 Gmunden, 4840 Vöcklabruck, 4910 Ried im Innkreis, 5020 Salzburg, 5280 Braunau am Inn,
5400 Hallein, 5500 Bischofshofen, 5700 Zell am See, 6020 Innsbruck, 6060 Hall in Tirol,
6130 Schwaz, 6330 Kufstein, 6433 Oetz, 6450 Sölden, 6460 Imst, 6600 Reutte, 6700 Bludenz,
6800 Feldkirch, 6850 Dornbirn, 6900 Bregenz, 7000 Eisenstadt, 7400 Oberwart, 8010 Graz,
8020 Graz, 8051 Graz, 8160 Weiz, 8430 Leibnitz, 8600 Bruck an der Mur, 8700 Leoben,
8720 Knittelfeld, 8750 Judenburg, 8940 Liezen, 9020 Klagenfurt am Wörthersee,
9300 St. Veit an der Glan, 9400 Wolfsberg, 9500 Villach, 9800 Spittal an der Drau, 9900 Lienz`,
);

export const swissPlaces: readonly Place[] = [
  ...list(
    'CH',
    'de',
    `
8001 Zürich, 8005 Zürich, 8050 Zürich, 3011 Bern, 4051 Basel, 6003 Luzern, 9000 St. Gallen,
8400 Winterthur, 2502 Biel/Bienne, 3600 Thun, 5000 Aarau, 5400 Baden, 6300 Zug, 7000 Chur,
8200 Schaffhausen, 8500 Frauenfeld, 8610 Uster, 8640 Rapperswil, 8953 Dietikon,
4500 Solothurn, 4600 Olten, 4900 Langenthal, 3400 Burgdorf, 3900 Brig, 6460 Altdorf,
6430 Schwyz, 8750 Glarus, 9100 Herisau, 9050 Appenzell, 9500 Wil, 9470 Buchs,
8280 Kreuzlingen, 8820 Wädenswil, 4310 Rheinfelden, 4410 Liestal, 7270 Davos Platz`,
  ),
  ...list(
    'CH',
    'fr',
    `
1003 Lausanne, 1201 Genève, 1204 Genève, 1110 Morges, 1260 Nyon, 1400 Yverdon-les-Bains,
1630 Bulle, 1700 Fribourg, 1800 Vevey, 1820 Montreux, 1870 Monthey, 1920 Martigny, 1950 Sion,
3960 Sierre, 2000 Neuchâtel, 2300 La Chaux-de-Fonds, 2800 Delémont, 2900 Porrentruy,
1530 Payerne, 1860 Aigle`,
  ),
];

export const frenchPlaces: readonly Place[] = list(
  'FR',
  'fr',
  `
75001 Paris, 75008 Paris, 75011 Paris, 75015 Paris, 69002 Lyon, 69003 Lyon, 13001 Marseille,
13008 Marseille, 31000 Toulouse, 06000 Nice, 44000 Nantes, 67000 Strasbourg, 34000 Montpellier,
33000 Bordeaux, 59000 Lille, 35000 Rennes, 51100 Reims, 76600 Le Havre, 42000 Saint-Étienne,
83000 Toulon, 38000 Grenoble, 21000 Dijon, 49000 Angers, 30000 Nîmes, 63000 Clermont-Ferrand,
29200 Brest, 37000 Tours, 80000 Amiens, 87000 Limoges, 74000 Annecy, 66000 Perpignan,
25000 Besançon, 57000 Metz, 45000 Orléans, 68100 Mulhouse, 76000 Rouen, 14000 Caen,
54000 Nancy, 68000 Colmar, 67500 Haguenau, 57200 Sarreguemines, 90000 Belfort, 88000 Épinal,
74100 Annemasse, 73000 Chambéry, 26000 Valence, 84000 Avignon, 27000 Évreux,
91000 Évry-Courcouronnes, 78000 Versailles`,
);
