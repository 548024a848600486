import { expect, it } from 'vitest';
import { vectors } from '../testing/vectors.ts';
import { inboxBadge } from './inbox-badge.ts';

it.each(vectors<{ badge?: number }, string>('numbers').filter(({ input }) => input.badge !== undefined))(
  'caps $input.badge as its source',
  ({ input, expected }) => {
    expect(inboxBadge(input.badge ?? 0)).toBe(expected);
  },
);

it('shows 999 in full', () => {
  expect(inboxBadge(999)).toBe('999');
});
