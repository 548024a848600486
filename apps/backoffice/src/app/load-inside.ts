import { completeWords } from '../shared/i18n.ts';

/** What comes with every page of the administration area, and the words for all of it. */
export async function loadInside() {
  const [parts] = await Promise.all([import('./inside.ts'), completeWords()]);
  return parts;
}
