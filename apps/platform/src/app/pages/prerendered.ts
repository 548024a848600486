import type { Prerender } from '@dossier/api/contract';
import type { Program } from './program.ts';

/** What a page of this tenant in this language shows before its code is there; null where there is no such program. */
export type Prerendered = (options: Parameters<Prerender>[0], year: number) => Promise<string | null>;

/** Drawings that are kept: tenants times languages, and beyond that the oldest goes. */
const maxPages = 200;

/** Runs the program that the back office's build made for this, once for all that it depends on. */
export function createPrerendered(program: Promise<Program> | null): Prerendered {
  if (!program) return () => Promise.resolve(null);
  const pages = new Map<string, Promise<string>>();
  return async (options, year) => {
    // The year stands in the footer.
    const key = JSON.stringify([options.locale, year, options.configuration]);
    const page = pages.get(key) ?? program.then(({ prerender }) => prerender(options));
    if (!pages.has(key) && pages.size >= maxPages) pages.delete(pages.keys().next().value ?? '');
    pages.set(key, page);
    try {
      return await page;
    } catch (error) {
      pages.delete(key);
      throw error;
    }
  };
}
