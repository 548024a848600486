import { describe, expect, it } from 'vitest';
import { initialsOf } from './Avatar.tsx';

describe('initials of a name', () => {
  it.each([
    ['Sanne de Wit', 'SW'],
    ["Jan 't Hart", 'JH'],
    ['élodie', 'É'],
    ['  ', ''],
    ['(onbekend) Bakker', 'OB'],
  ])('of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
});
