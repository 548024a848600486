// A page behind signing in fetches one file of words, which holds those before signing in too; whoever signs in has
// those as a file of their own. The bundler keeps each module once: here the words of the one are other modules.
import type { Plugin } from 'vite';

const everyday = /\/(?:locales|messages)\/[a-z]{2}-[A-Z]{2}\/everyday\.ts$/;
const mark = '?everyday';

/** The id of a module as its importer has it; null where that has no module of its own. */
export const idOfWords = (id: string, importer: string): string | null =>
  everyday.test(importer) || importer.endsWith(mark) ? id + mark : null;

export const ownWords: Plugin = {
  name: 'dossier-own-words',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!importer || idOfWords(source, importer) === null) return null;
    const found = await this.resolve(source, importer.replace(mark, ''));
    return found && { ...found, id: idOfWords(found.id, importer) ?? found.id };
  },
};
