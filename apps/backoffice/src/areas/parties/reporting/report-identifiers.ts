/** What a transaction report may know a person by. */
export type ReportIdentifier = 'nationalNumber' | 'taxNumber' | 'passport' | 'idCard' | 'concat';

/** By nationality, the first that is there counts (RTS 22, Delegated Regulation (EU) 2017/590, Annex II). */
const byCountry: Readonly<Record<string, readonly ReportIdentifier[]>> = {
  AT: ['concat'],
  BE: ['nationalNumber', 'concat'],
  BG: ['nationalNumber', 'concat'],
  CY: ['passport', 'concat'],
  CZ: ['nationalNumber', 'passport', 'concat'],
  DE: ['concat'],
  DK: ['nationalNumber', 'concat'],
  EE: ['nationalNumber'],
  ES: ['taxNumber'],
  FI: ['nationalNumber', 'concat'],
  FR: ['concat'],
  GR: ['nationalNumber', 'concat'],
  HR: ['nationalNumber', 'concat'],
  HU: ['concat'],
  IE: ['concat'],
  IS: ['nationalNumber'],
  IT: ['taxNumber'],
  LI: ['passport', 'idCard', 'concat'],
  LT: ['nationalNumber', 'passport', 'concat'],
  LU: ['concat'],
  LV: ['nationalNumber', 'concat'],
  MT: ['nationalNumber', 'passport'],
  NL: ['passport', 'idCard', 'concat'],
  NO: ['nationalNumber', 'concat'],
  PL: ['nationalNumber', 'taxNumber'],
  PT: ['taxNumber', 'passport', 'concat'],
  RO: ['nationalNumber', 'passport', 'concat'],
  SE: ['nationalNumber', 'concat'],
  SI: ['nationalNumber', 'concat'],
  SK: ['nationalNumber', 'passport', 'concat'],
};

/** Every other country. */
const elsewhere: readonly ReportIdentifier[] = ['passport', 'concat'];

/** The identifiers that count for a nationality, the first one first. */
export const reportIdentifiers = (country: string): readonly ReportIdentifier[] =>
  byCountry[country] ?? elsewhere;

/**
 * The nationality that a report names (RTS 22, article 6): one of the European Economic Area before any other, of several
 * the first by alphabet. Great Britain is none of it any more.
 */
export function reportedNationality(nationalities: readonly string[]): string | undefined {
  const inOrder = nationalities.toSorted();
  return inOrder.find(country => Object.hasOwn(byCountry, country)) ?? inOrder[0];
}
