// Components speak English without a provider. The back office always has one, and fetches the words of one language:
// what is built does not carry a second.
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './files.ts';

/** What components say without a provider. */
export const english = join(root, 'packages/ui/src/messages/english.ts');

export const fetchedWordsOnly: Plugin = {
  name: 'dossier-fetched-words-only',
  apply: 'build',
  load: id => (id === english ? 'export const english = null;' : null),
};
