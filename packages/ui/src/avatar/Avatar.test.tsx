import { describe, expect, it } from 'vitest';
import { describeContract } from '../testing/describe-contract.tsx';
import { Avatar, initialsOf } from './Avatar.tsx';
import { PersonName } from './PersonName.tsx';

describe('Avatar', () => {
  describeContract(<Avatar name="Sanne de Wit" />);
});

describe('PersonName', () => {
  describeContract(<PersonName>Sanne de Wit</PersonName>);
});

describe('initials of a name', () => {
  it.each([
    ['Sanne de Wit', 'SW'],
    ["Jan 't Hart", 'JH'],
    ['élodie', 'É'],
    ['  ', ''],
    ['(onbekend) Bakker', 'OB'],
  ])('of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
});
