import { errors, type ErrorEntry } from '@dossier/validators/errors';
import { expect, it } from 'vitest';
import { specialParams } from './special-params.ts';

it('says of each parameter that its value does not tell how it is written, and of no other', () => {
  const placeholders = Object.entries<ErrorEntry>(errors).flatMap(([code, { params }]) => {
    const special = Object.entries(params).filter(([, kind]) => kind === 'currency' || kind === 'text');
    return special.length === 0 ? [] : [[code, Object.fromEntries(special)]];
  });
  expect(specialParams).toEqual(Object.fromEntries(placeholders));
});
