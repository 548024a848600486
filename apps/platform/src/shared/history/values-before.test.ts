import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesBetween } from './changes.ts';
import { valuesBefore } from './values-before.ts';

describe('what an object was before its changes', () => {
  const row = fc.record({ country: fc.constantFrom('NL', 'BE', 'DE') }, { requiredKeys: [] });
  const data = fc.record(
    {
      lastName: fc.string({ minLength: 1 }),
      address: fc.record({ city: fc.string(), country: fc.string() }, { requiredKeys: [] }),
      taxResidencies: fc.array(row, { maxLength: 12 }),
      industry: fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 }),
    },
    { requiredKeys: [] },
  );

  it('is what it was, however often it changed', () => {
    fc.assert(
      fc.property(fc.array(data, { minLength: 1, maxLength: 6 }), versions => {
        const changes = versions.slice(1).flatMap((after, index) => changesBetween(versions[index], after));
        expect(valuesBefore(versions.at(-1), changes)).toEqual(versions[0]);
      }),
    );
  });

  it('is not said by the change by which it came into being', () => {
    expect(valuesBefore({ a: 1 }, changesBetween(null, { a: 1 }))).toEqual({ a: 1 });
  });
});
