import { region } from '@dossier/validators/vocabularies';

/** Regions that a client of the firm may come from, and the one that is stored: it stays where it has to. */
export const regionsFor = (allowed: readonly string[] = region.codes, stored = ''): readonly string[] =>
  region.codes.filter(code => allowed.includes(code) || code === stored);
