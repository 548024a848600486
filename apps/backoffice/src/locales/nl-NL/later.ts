import type { later as source } from '../en-US/later.ts';

export const later: typeof source = {
  sentence: 'Dit onderdeel is nog niet beschikbaar.',
};
