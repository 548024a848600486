import { describe, expect, it } from 'vitest';
import { goodAnswers } from '../fixtures/index.ts';
import { endpoints } from './index.ts';
import { yupOf } from './yup-of.ts';

/** What something in an answer may wrongly be. */
const strange = [
  undefined,
  null,
  '',
  'canary',
  0,
  1.5,
  -1,
  Number.NaN,
  true,
  [],
  ['canary'],
  {},
  { canary: 1 },
];

/** An answer with one thing in it, however deep, replaced or left out; every place once. */
function* changed(value: unknown, depth = 0): Generator<unknown> {
  yield* strange;
  if (typeof value !== 'object' || value === null || depth > 5) return;
  const isList = Array.isArray(value);
  for (const [key, child] of Object.entries(value).slice(0, isList ? 2 : undefined))
    for (const other of changed(child, depth + 1))
      yield isList
        ? value.map((item: unknown, index) => (String(index) === key ? other : item))
        : { ...value, [key]: other };
  if (isList) yield [...(value as unknown[]), ...Array.from({ length: 60 }, () => value[0] as unknown)];
}

/** Several endpoints answer with the same entity. */
const distinct = [...new Map(endpoints.map(endpoint => [endpoint.response, endpoint])).values()];

describe('a schema of answers', () => {
  it.each(distinct.filter(({ kind }) => kind !== 'download'))(
    'judges what $name answers as yup does',
    ({ name, response }) => {
      const call = {
        query: new URLSearchParams(),
        body: { variables: {} },
        path: '/presence/registration/1',
      };
      const good: unknown = goodAnswers[name](call);
      const inYup = yupOf(response);
      const validatedOtherwise = [good, ...changed(good)].filter(
        value => inYup.isValidSync(value, { strict: true }) !== response.isValid(value),
      );
      expect(validatedOtherwise).toEqual([]);
      // What is saved answers with what was sent, which is nothing here.
      if (!name.startsWith('tenants.save')) expect(response.validateSync(good)).toBe(good);
    },
  );
});
