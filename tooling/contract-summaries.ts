// Each endpoint says in a sentence what it does, for the API reference. Every page carries the contract, and no page
// shows those sentences: what is built leaves them out.
import type { Plugin } from 'vite';

const contractFile = /\/packages\/api\/src\/contract\/[\w-]+\.ts$/;
const sentence = /(^\s+summary:)\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\\n]|\\.)*`),$/gm;

/** A file of the contract without its sentences. Fails where one is written in another way: it would be carried along. */
export function withoutSummaries(code: string, id: string): string {
  const left = code.replaceAll(sentence, `$1 '',`);
  if (/^\s+summary:(?! '',$)/m.test(left))
    throw new Error(
      `Dossier build: a summary in ${id} is no text of one line. Every page would carry it. Write it as one.`,
    );
  return left;
}

/** Leaves the sentences of the API reference out of what is built. */
export const noSummaries: Plugin = {
  name: 'dossier-no-summaries',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    return contractFile.test(id) ? withoutSummaries(code, id) : null;
  },
};
