import { describe, expect, it } from 'vitest';
import { addressOf, startOf } from './start-address.ts';
import type { Start } from './new-registration.ts';

describe('the address of a new registration', () => {
  it.each<[string, Start]>([
    ['', { type: 'INDIVIDUAL', isChild: false, isAsked: false }],
    ['child=', { type: 'INDIVIDUAL', isChild: true, isAsked: false }],
    ['type=JOINT&asked=', { type: 'JOINT', isChild: false, isAsked: true }],
    ['type=BUSINESS', { type: 'BUSINESS', isChild: false, isAsked: false }],
  ])('"%s" is %o, and the other way round', (search, start) => {
    expect(startOf(new URLSearchParams(search), [])).toEqual(start);
    expect(addressOf(start).toString()).toBe(search);
  });

  it('is one of the types that the firm takes, whatever it says', () => {
    const typeOf = (search: string) => startOf(new URLSearchParams(search), ['JOINT', 'BUSINESS']).type;
    expect(typeOf('type=BUSINESS')).toBe('BUSINESS');
    expect(typeOf('type=INDIVIDUAL')).toBe('JOINT');
    expect(typeOf('')).toBe('JOINT');
  });

  it.each(['type=SOMETHING', 'type=', 'type=BUSINESS&child='])(
    'makes nothing of what cannot be: %s',
    search => {
      const { type, isChild } = startOf(new URLSearchParams(search), []);
      expect(isChild).toBe(false);
      expect(['INDIVIDUAL', 'BUSINESS']).toContain(type);
    },
  );
});
