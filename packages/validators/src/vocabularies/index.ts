export * from './access.ts';
export { countriesIn, countryCodes, countryName, languageName, type Country } from './countries.ts';
export * from './parties.ts';
export * from './registrations.ts';
export * from './risk.ts';
export { statuses, vocabulary } from './vocabulary.ts';
export type { CodeOf, Entry, StatusCode, StatusVocabulary, Tone, Vocabulary } from './vocabulary.ts';
