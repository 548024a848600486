import type { later as source } from '../en-US/later.ts';

export const later: typeof source = {
  sentence: 'Cette partie n’est pas encore disponible.',
};
