import { describe, expect, it } from 'vitest';
import { formatAgo } from './format-ago.ts';

const now = new Date('2026-11-21T10:42:00Z');

describe('how long ago a message came in', () => {
  it.each([
    ['2026-11-21T10:41:40Z', '0 min'],
    ['2026-11-21T10:34:00Z', '8 min'],
    ['2026-11-21T08:42:00Z', '2 hr'],
    // A quarter of an hour before the firm's midnight.
    ['2026-11-20T22:45:00Z', 'Yesterday'],
    ['2026-11-04T09:00:00Z', '4 Nov'],
    ['2025-11-04T09:00:00Z', '04 Nov 2025'],
  ])('at %s: %s', (instant, text) => {
    expect(formatAgo(instant, now, 'en-US')).toBe(text);
  });

  it('is never ahead of now', () => {
    expect(formatAgo('2026-11-21T10:43:00Z', now, 'en-US')).toBe('0 min');
  });
});
