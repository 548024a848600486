import type { Prerender } from '@dossier/api/contract';
import type { Program } from './program.ts';

/** What a page of this firm in this language shows before its code is there; null where there is no such program. */
export type Prerendered = (given: Parameters<Prerender>[0], year: number) => Promise<string | null>;

/** Drawings that are kept: firms times languages, and beyond that the oldest goes. */
const maxPages = 200;

/** Runs the program that the back office's build made for this, once for all that it depends on. */
export function createPrerendered(program: Promise<Program> | null): Prerendered {
  if (!program) return () => Promise.resolve(null);
  const kept = new Map<string, Promise<string>>();
  return async (given, year) => {
    // The year stands in the footer.
    const key = JSON.stringify([given.locale, year, given.configuration]);
    const known = kept.get(key) ?? program.then(({ prerender }) => prerender(given));
    if (!kept.has(key) && kept.size >= maxPages) kept.delete(kept.keys().next().value ?? '');
    kept.set(key, known);
    try {
      return await known;
    } catch (error) {
      kept.delete(key);
      throw error;
    }
  };
}
