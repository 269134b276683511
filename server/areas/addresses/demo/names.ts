const words = (text: string) => text.trim().split(/,\s*/);

/** First names by form of address; people with «Divers» have names that tell nothing. */
export interface FirstNames {
  woman: readonly string[];
  man: readonly string[];
  diverse: readonly string[];
}

const diverse = words(`Alex, Kim, Robin, Sascha, Toni, Luca, Noa, Charlie, Mika, Jona, Sam, Eden`);

/** First names in German-speaking countries, of many origins. */
export const germanFirstNames: FirstNames = {
  woman: words(`
Anna, Sabine, Petra, Monika, Susanne, Claudia, Birgit, Andrea, Karin, Ursula, Julia, Katharina,
Stefanie, Nicole, Melanie, Sandra, Heike, Martina, Gabriele, Silke, Lea, Lena, Marie, Sophie,
Johanna, Clara, Emilia, Käthe, Bärbel, Jördis, Friederike, Wiebke, Antje, Svenja, Heidrun,
Ingeborg, Annelie, Greta, Ayşe, Fatma, Elif, Zeynep, Gülcan, Emine, Özlem, Leyla, Yasmin, Amira,
Samira, Aaliyah, Olga, Natalia, Irina, Swetlana, Agnieszka, Małgorzata, Zofia, Katarzyna, Jana,
Zuzana, Ivana, Dragana, Jelena, Mirjana, Giulia, Francesca, Chiara, Elena, Carmen, Lucía, Inês,
Thi Mai, Linh, Mei, Yuki, Priya, Ananya, Chiamaka, Amara, Abeni, Rosalía, Agnès, Brigitte,
Eleni, Sofia, Åsa, Solveig, Ilona, Réka, Raluca, Ioana, Hannah-Marie, Eva-Maria, Anne-Kathrin`),
  man: words(`
Thomas, Michael, Andreas, Peter, Stefan, Wolfgang, Klaus, Jürgen, Bernd, Uwe, Frank, Matthias,
Christian, Daniel, Markus, Martin, Jan, Lukas, Felix, Maximilian, Paul, Jonas, Leon, Finn, Ole,
Hauke, Sönke, Jörg, Günther, Götz, Björn, Rüdiger, Sören, Ansgar, Ludwig, Xaver, Korbinian, Alois,
Georg, Johannes, Karl-Heinz, Hans-Peter, Hans-Jürgen, Mehmet, Mustafa, Ahmet, Emre, Çağlar, Ömer,
Hüseyin, Ali, Hassan, Omar, Youssef, Karim, Bilal, Dmitri, Sergej, Alexander, Viktor, Paweł,
Krzysztof, Łukasz, Tomasz, Jiří, Tomáš, Zoran, Dragan, Goran, Marko, Giuseppe, Luigi, Marco,
Alessandro, Antonio, José, Miguel, João, Tiago, Minh, Duc, Wei, Hiroshi, Arjun, Rahul, Chinedu,
Kwame, Kofi, Nikos, Dimitrios, Lars, Søren, Magnus, István, Zoltán, Mihai, Ștefan, Urs, Reto, Beat`),
  diverse,
};

export const frenchFirstNames: FirstNames = {
  woman: words(`
Marie, Camille, Léa, Chloé, Manon, Sophie, Isabelle, Nathalie, Sylvie, Catherine, Françoise,
Hélène, Élodie, Aurélie, Céline, Amélie, Inès, Émilie, Zoé, Jeanne, Anne-Sophie, Marie-Claire,
Fatima, Nadia, Aïcha, Yasmine, Mariam, Fatou, Awa, Maëlle, Solène, Océane, Noémie, Geneviève`),
  man: words(`
Jean, Pierre, Michel, Philippe, Alain, Nicolas, Christophe, Laurent, Thierry, Éric, Stéphane,
Julien, Guillaume, Antoine, Mathieu, Maxime, Hugo, Léo, Théo, Raphaël, Loïc, Gaël, Yann,
Jean-Luc, Jean-Baptiste, Mohamed, Karim, Rachid, Mamadou, Ousmane, Amadou, François, Benoît, Rémi`),
  diverse,
};

/** Last names in German-speaking countries, of many origins; several sort apart from ASCII. */
export const germanLastNames: readonly string[] = words(`
Müller, Schmidt, Schneider, Fischer, Weber, Meyer, Wagner, Becker, Schulz, Hoffmann, Schäfer,
Koch, Bauer, Richter, Klein, Wolf, Schröder, Neumann, Schwarz, Zimmermann, Braun, Krüger, Hofmann,
Hartmann, Lange, Schmitt, Werner, Schmitz, Krause, Meier, Lehmann, Schmid, Schulze, Maier, Köhler,
Herrmann, König, Walter, Mayer, Huber, Kaiser, Fuchs, Peters, Lang, Scholz, Möller, Weiß, Jung,
Hahn, Schubert, Vogel, Friedrich, Keller, Günther, Frank, Berger, Winkler, Roth, Beck, Lorenz,
Baumann, Franke, Albrecht, Schuster, Simon, Ludwig, Böhm, Winter, Kraus, Martin, Schumacher,
Krämer, Vogt, Stein, Jäger, Otto, Sommer, Groß, Seidel, Heinrich, Brandt, Haas, Schreiber, Graf,
Dietrich, Ziegler, Kuhn, Kühn, Pohl, Engel, Horn, Busch, Bergmann, Thomas, Voigt, Sauer, Arnold,
Wolff, Pfeiffer, Ähnlich, Äpler, Öchsner, Öztürk, Özdemir, Özkan, Übelhör, Überschär, Uebel,
Yılmaz, Kaya, Demir, Şahin, Çelik, Yıldız, Aydın, Arslan, Doğan, Kılıç, Aslan, Çetin, Kara,
Nowak, Kowalski, Wiśniewski, Wójcik, Kamiński, Lewandowski, Zieliński, Novák, Svoboda, Dvořák,
Horváth, Nagy, Szabó, Popescu, Ionescu, Petrović, Jovanović, Nikolić, Kovačević, Ivanov, Petrow,
Smirnow, Rossi, Russo, Ferrari, Esposito, Bianchi, García, Fernández, González, Silva, Santos,
Pereira, Nguyen, Tran, Pham, Wang, Chen, Kim, Tanaka, Singh, Sharma, Okafor, Mensah, Diallo,
Haddad, Al-Sayed, El Amrani, Papadopoulos, Nielsen, Sørensen, Lindström, Åkesson, van den Berg,
de Vries, von Bülow, zu Hohenfels, von Öttingen, Müller-Lüdenscheidt, Schmidt-Rottluff,
Meyer zu Selhausen, Leutheusser, Zwingli, Bürgi, Rüegg, Hürlimann, Gämperli, Ösch, Nägeli, Egger,
Gruber, Pichler, Steiner, Moser, Hofer, Leitner, Haider, Brunner, Auer, Wallner, Ünal, Ärzner`);

export const frenchLastNames: readonly string[] = words(`
Martin, Bernard, Dubois, Durand, Moreau, Laurent, Simon, Michel, Lefèvre, Leroy, Roux, David,
Bertrand, Morel, Fournier, Girard, Bonnet, Dupont, Lambert, Fontaine, Rousseau, Vincent, Muller,
Faure, André, Mercier, Blanc, Guérin, Boyer, Garnier, Chevalier, François, Legrand, Gauthier,
Perrin, Robin, Clément, Morin, Nicolas, Henry, Roussel, Mathieu, Gautier, Masson, Marchand, Duval,
Denis, Dumont, Lemaire, Noël, Meunier, Schmitt, Weiss, Klein, Benali, Haddad, Diallo, Traoré,
Nguyen, Da Silva, Étienne, Évrard, d'Aubigné, de La Fontaine, Favre, Rochat, Cuénod, Jaccard`);
