import type { later as source } from '../en-US/later.ts';

export const later: typeof source = {
  sentence: 'Dieser Bereich ist noch nicht verfügbar.',
};
