import { expect, it } from 'vitest';
import { suggestionsQuestion } from './suggestions-question.ts';

const nothing = {
  givenNames: null,
  lastName: null,
  dateOfBirth: null,
  taxIdentificationNumber: null,
  chamberOfCommerceNo: null,
};

it.each([
  ['a name alone', { givenNames: 'Jan', lastName: 'Vos' }],
  ['a date of birth alone', { dateOfBirth: '1970-01-31' }],
  ['half of a tax number', { lastName: 'Vos', taxIdentificationNumber: '1234.56' }],
  ['half of a number of the company register', { chamberOfCommerceNo: '6875' }],
])('asks nothing by %s', (_what, typed) => {
  expect(suggestionsQuestion(typed)).toBeNull();
});

it.each([
  [
    'a name with a date of birth',
    { givenNames: 'Jan ', lastName: ' Vos', dateOfBirth: '1970-01-31' },
    { givenNames: 'Jan', lastName: 'Vos', dateOfBirth: '1970-01-31' },
  ],
  [
    'a tax number, whatever else is half typed',
    { lastName: 'Vos', taxIdentificationNumber: '1234.56.782', dateOfBirth: '' },
    { taxIdentificationNumber: '1234.56.782' },
  ],
  [
    'a number of the company register',
    { chamberOfCommerceNo: '6875 0110' },
    { chamberOfCommerceNo: '68750110' },
  ],
])('asks by %s', (_what, typed, question) => {
  expect(suggestionsQuestion(typed)).toEqual({ ...nothing, ...question });
});
