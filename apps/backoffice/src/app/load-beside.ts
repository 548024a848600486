import { completeWords } from '../shared/i18n.ts';
import { once } from '../shared/once.ts';

/** What is told beside a page, and the words for it. Nobody asked for it: where it does not come nobody is told, and it is null. */
export const loadBeside = once(async () => {
  try {
    const [parts] = await Promise.all([import('./beside.ts'), completeWords()]);
    return parts;
  } catch {
    return null;
  }
});
