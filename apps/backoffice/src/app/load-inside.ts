import { completeWords } from '../shared/i18n.ts';
import { once } from '../shared/once.ts';

const loadParts = once(() => import('./inside.ts'));

/** What comes with every page of the administration area, and the words for all of it. */
export async function loadInside() {
  const [parts] = await Promise.all([loadParts(), completeWords()]);
  return parts;
}
