import { expect, it } from 'vitest';
import { withTyped } from './with-typed.ts';

const began = { city: 'Utrecht', people: [{ first: '', last: '' }], agreed: false };
const drafted = {
  city: 'Zeist',
  people: [
    { first: 'Sanne', last: 'de Wit' },
    { first: 'Tom', last: 'Vos' },
  ],
  agreed: false,
};

it('is the draft where nothing was typed', () => {
  expect(withTyped(drafted, began, began)).toEqual(drafted);
});

it('keeps what was typed, and only that, however deep it stands', () => {
  const typed = { city: 'Utrecht', people: [{ first: 'Anne', last: '' }], agreed: true };
  expect(withTyped(drafted, typed, began)).toEqual({
    city: 'Zeist',
    people: [
      { first: 'Anne', last: 'de Wit' },
      { first: 'Tom', last: 'Vos' },
    ],
    agreed: true,
  });
});
