import { expect, it } from 'vitest';
import { allOf, violationsOf } from './rule.ts';

it('lists nothing for a value that is right', () => {
  expect(violationsOf(undefined)).toStrictEqual([]);
  expect(allOf([])).toBeUndefined();
});

it('lists the one violation there is', () => {
  expect(violationsOf(allOf([{ code: 'required' }]))).toStrictEqual([{ code: 'required' }]);
});

it('lists all of several, and answers with the first', () => {
  const several = [{ code: 'minlength', params: { min: 8 } }, { code: 'passwordNumber' }] as const;
  expect(allOf(several)).toMatchObject({ code: 'minlength', params: { min: 8 } });
  expect(violationsOf(allOf(several))).toStrictEqual(several);
});
