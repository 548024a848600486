// The same rows, words and orders for every table.
const first = [
  'Anna',
  'Bram',
  'Chloé',
  'Daan',
  'Élodie',
  'Fatima',
  'Günther',
  'Héloïse',
  'Ida',
  'Jörg',
  'Käthe',
  'Louise',
  'Malik',
  'Noor',
  'Özlem',
  'Pieter',
];
const last = [
  'Bakker',
  'de Wit',
  'van den Berg',
  'Müller',
  'Dubois',
  'Janssens',
  'Öztürk',
  'Østergaard',
  'Peeters',
  'Weiß',
  'IJsbrand',
  "'t Hart",
  'Ávila',
];
const cities = [
  'Utrecht',
  'Antwerpen',
  'Rotterdam',
  'Den Haag',
  'Liège',
  'Groningen',
  'Maastricht',
  'Köln',
  'Zürich',
  'Ålborg',
];
const statuses = ['Incomplete', 'Complete', 'Accepted', 'Rejected'];
const risks = ['Low', 'Medium', 'High'];
const pick = (list, place) => list[place % list.length];

export const makeRows = count =>
  Array.from({ length: count }, (_, i) => ({
    id: String(i),
    name: `${pick(first, i * 7)} ${pick(last, i * 11)} ${(i * 7919) % 99_991}`,
    city: pick(cities, i * 3),
    number: String(10_000_000 + ((i * 104_729) % 89_999_999)),
    assets: (i * 15_485_863) % 5_000_000,
    risk: pick(risks, i * 5),
    status: pick(statuses, i * 13),
    updated: `2026-${String(1 + (i % 12)).padStart(2, '0')}-${String(1 + ((i * 17) % 28)).padStart(2, '0')}`,
  }));

export const keys = ['name', 'city', 'number', 'assets', 'risk', 'status', 'updated'];
export const collator = new Intl.Collator('nl-NL');
export const compare = (a, b) => (typeof a === 'number' ? a - b : collator.compare(a, b));
export const haystackOf = rows =>
  rows.map(row =>
    keys
      .map(key => row[key])
      .join('\n')
      .toLowerCase(),
  );
export const rowHeight = 40;
export const viewport = 800;
