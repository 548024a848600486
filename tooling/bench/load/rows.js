// A thousand registrations, as every list shows them.
const kinds = ['Individual', 'Joint', 'Business'];
const places = ['Amsterdam', 'Utrecht', 'Gent', 'Köln', 'Lille'];
export const rows = Array.from({ length: 1_000 }, (_, i) => ({
  id: i + 1,
  name: `Client ${i + 1} Müller`,
  type: kinds[i % 3],
  city: places[i % 5],
  status: i % 4 === 0 ? 'Complete' : 'Incomplete',
  updated: `2026-11-${String(1 + (i % 21)).padStart(2, '0')}`,
}));
export const fields = ['name', 'type', 'city', 'status', 'updated'];
