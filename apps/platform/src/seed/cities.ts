import type { Chance } from './seeded-random.ts';

/** A country as demo data knows it: who lives there, where, and how its companies are called. */
export interface Land {
  readonly code: 'NL' | 'BE' | 'FR' | 'DE';
  readonly male: readonly string[];
  readonly female: readonly string[];
  readonly last: readonly string[];
  readonly cities: readonly string[];
  readonly streets: readonly string[];
  readonly postalCode: (chance: Chance) => string;
  readonly companies: readonly string[];
  /** What stands behind a company's name, and its code of legal form. */
  readonly legalForms: readonly (readonly [suffix: string, form: string])[];
}

/** Names with commas between. */
const list = (text: string): readonly string[] =>
  text.split(',').map(name => name.replaceAll(/\s+/g, ' ').trim());

const letters = 'ABCDEFGHJKLMNPRSTUVWXZ'.split('');

const netherlands: Land = {
  code: 'NL',
  male: list(`
    Jan, Pieter, Daan, Sem, Lucas, Bram, Thijs, Ruben, Sjoerd, Hendrik, Maarten, Jeroen, Tobias,
    Gijs, Youssef, Mehmet, Emre, IJsbrand`),
  female: list(`
    Anna, Sanne, Fleur, Lotte, Eva, Maria, Noor, Femke, Marieke, Ilse, Esmée, Zoë, Fatima, Roos,
    Hanneke, Liesbeth, Renée, Saskia`),
  last: list(`
    de Vries, Jansen, van den Berg, Bakker, Visser, Smit, Meijer, de Boer, Mulder, de Groot, Bos,
    Vos, Peters, Hendriks, van Leeuwen, Dekker, Brouwer, de Wit, Dijkstra, Smits, de Graaf, van der
    Meer, ’t Hart, van ’t Hoff, IJzerman, Okonkwo-Janssen, el Idrissi, Yılmaz, van der Brüggen,
    Postma, Hoekstra, Terpstra, Wolters, Schouten, Kuipers, van Dam`),
  cities: list(`
    Amsterdam, Rotterdam, Den Haag, Utrecht, Eindhoven, Groningen, Tilburg, Almere, Breda, Nijmegen,
    Apeldoorn, Haarlem, Arnhem, Enschede, Amersfoort, Zaandam, ’s-Hertogenbosch, Zwolle, Leiden,
    Maastricht, Dordrecht, Delft, Alkmaar, Leeuwarden, IJmuiden, Aalsmeer, Hilversum,
    Súdwest-Fryslân`),
  streets: list(`
    Keizersgracht, Dorpsstraat, Molenweg, Stationsstraat, Kerkstraat, Wilhelminalaan, Oranjesingel,
    Beatrixlaan, Nieuwe Gracht, Parkweg, Lindelaan, Havenkade`),
  // No SA, SD or SS in the Netherlands.
  postalCode: chance =>
    `${chance.between(1000, 9999)} ${chance.pick(letters).replace('S', 'R')}${chance.pick(letters)}`,
  companies: list(`
    Noorderlicht Participaties, Oosterpark Vastgoed, Kwekerij Van Loon, De Haven Logistiek,
    Bouwbedrijf Hoekstra, Grachtengordel Invest, Zeeland Aquacultuur, IJsselstroom Techniek, Polder
    Energie, Van der Brüggen Holding, Rijnmond Scheepsbouw, Delftsche Instrumenten, Veluwe
    Houthandel, Waddenzicht Horeca, Brabants Goud, Amstel Architecten`),
  legalForms: [
    ['B.V.', 'BV'],
    ['B.V.', 'BV'],
    ['Holding B.V.', 'BV'],
    ['N.V.', 'NV'],
    ['V.O.F.', 'VOF'],
  ],
};

const belgium: Land = {
  code: 'BE',
  male: list(`
    Arthur, Noah, Jules, Lucas, Wout, Bart, Koen, Philippe, Benoît, Stijn`),
  female: list(`
    Emma, Louise, Elke, Griet, Amélie, Chloé, An, Nele, Françoise, Margaux`),
  last: list(`
    Peeters, Janssens, Maes, Jacobs, Mertens, Willems, Claes, Goossens, Wouters, De Smet, Van den
    Broeck, Dubois, Lambert, Dupont, Lefèvre, Van Damme`),
  cities: list(`
    Antwerpen, Gent, Brugge, Leuven, Liège, Namur, Mechelen, Hasselt, Kortrijk, Bruxelles`),
  streets: list(`
    Meir, Veldstraat, Rue Neuve, Bondgenotenlaan, Steenstraat, Rue de la Loi, Groenplaats`),
  postalCode: chance => String(chance.between(1000, 9999)),
  companies: list(`
    Café Lumière, Brasserie du Sablon, Scheldeport Logistics, Vlaamse Vezels, Atelier Magritte,
    Ardennes Pierre Bleue, Gentse Groene Energie`),
  legalForms: [
    ['SRL', 'SRL'],
    ['BV', 'BV'],
    ['NV', 'NV'],
    ['SA', 'SA'],
  ],
};

const france: Land = {
  code: 'FR',
  male: list(`
    Gabriel, Louis, Raphaël, Jules, Adam, Hugo, Théo, François, Jean-Baptiste, Éric, Benoît, Mathéo,
    Loïc, Karim`),
  female: list(`
    Jade, Louise, Ambre, Alice, Chloé, Inès, Zoé, Hélène, Élodie, Anaïs, Maëlys, Noémie, Agnès,
    Samira`),
  last: list(`
    Martin, Bernard, Thomas, Petit, Robert, Durand, Leroy, Moreau, Lefèvre, Fournier, Girard,
    Bonnet, Dupré, Lemaître, de la Tour, d’Aubigné, Núñez, Benali, Chevalier, Gauthier, Perrin,
    Rousseau, Cœurderoy`),
  cities: list(`
    Paris, Lyon, Marseille, Toulouse, Nice, Nantes, Strasbourg, Montpellier, Bordeaux, Lille,
    Rennes, Reims, Saint-Étienne, Angers, Nîmes, Orléans`),
  streets: list(`
    rue de la République, avenue Victor-Hugo, boulevard Voltaire, rue des Écoles, place du Marché,
    quai de Seine, allée des Tilleuls`),
  postalCode: chance =>
    `${String(chance.between(1, 95)).padStart(2, '0')}${chance.pick(['000', '100', '200', '300'])}`,
  companies: list(`
    Maison Beaulieu, Ateliers du Rhône, Domaine des Cèdres, Lumière & Fils, Énergies de l’Ouest,
    Transports Garonne, Boulangerie Lemaître, Studio Côté Cour, Vignobles Perrin`),
  legalForms: [
    ['SARL', 'SARL'],
    ['SAS', 'SAS'],
    ['SA', 'SA'],
    ['SCI', 'SCI'],
  ],
};

const germany: Land = {
  code: 'DE',
  male: list(`
    Noah, Matteo, Elias, Paul, Ben, Jürgen, Jörg, Björn, Stefan, Günther, Emil, Wolfgang, Mustafa,
    Karl-Heinz`),
  female: list(`
    Emilia, Mia, Sophia, Emma, Hannah, Käthe, Jördis, Sabine, Ursula, Anneliese, Ayşe, Greta,
    Friederike, Bärbel`),
  last: list(`
    Müller, Schmidt, Schneider, Fischer, Weber, Meyer, Wagner, Becker, Schulz, Hoffmann, Schäfer,
    Koch, Bauer, Größl, Strauß, Weiß, von Bülow, zu Löwenstein, Krüger, Jäger, Öztürk, Böhm,
    Lehmann, Kaiser`),
  cities: list(`
    Köln, Düsseldorf, Frankfurt am Main, München, Hamburg, Berlin, Bonn, Mainz, Stuttgart, Koblenz,
    Münster, Würzburg, Nürnberg, Lübeck, Gießen, Saarbrücken`),
  streets: list(`
    Hauptstraße, Bahnhofstraße, Gartenweg, Königsallee, Am Rheinufer, Schillerplatz, Mühlgasse,
    Lindenstraße`),
  postalCode: chance => `${chance.between(10, 99)}${chance.digits(3)}`,
  companies: list(`
    Rheintal Maschinenbau, Weingut Schäfer, Nordlicht Solar, Müller & Söhne, Stadtwerk
    Beteiligungen, Fränkische Präzision, Hanse Kontor, Grünwald Immobilien, Übersee Handel`),
  legalForms: [
    ['GmbH', 'GmbH'],
    ['GmbH & Co. KG', 'KG'],
    ['AG', 'AG'],
    ['UG', 'UG'],
  ],
};

export const lands = { NL: netherlands, BE: belgium, FR: france, DE: germany } as const;
export type LandCode = keyof typeof lands;
