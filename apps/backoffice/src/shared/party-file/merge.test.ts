import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flat, merged, mergeFields, nested } from './merge.ts';

const reading = {
  labelOf: (path: string) => path,
  textOf: (_: string, value: unknown) => JSON.stringify(value),
};
const base = { name: 'A', address: { street: 'Maliebaan 14', city: 'Utrecht' }, codes: ['a'] };

describe('merging three versions', () => {
  it('lists what either side changed, and asks only where both did', () => {
    const theirs = { ...base, address: { street: 'Maliebaan 41', city: 'Utrecht' }, codes: ['a', 'b'] };
    const mine = { ...base, name: 'B', address: { street: 'Maliesingel 41', city: 'Utrecht' } };
    expect(mergeFields({ base, theirs, mine }, reading).map(({ id }) => id)).toEqual([
      'name',
      'address.street',
      'codes',
    ]);
    expect(merged({ base, theirs, mine }, {})).toBeUndefined();
    expect(merged({ base, theirs, mine }, { 'address.street': 'mine' })).toEqual({
      name: 'B',
      address: { street: 'Maliesingel 41', city: 'Utrecht' },
      codes: ['a', 'b'],
    });
  });
});

const values = fc.record({
  name: fc.constantFrom('', 'A', 'B', 'C'),
  flag: fc.constantFrom('', 'true', 'false'),
  address: fc.record({ city: fc.constantFrom('Ede', 'Epe'), street: fc.constantFrom('x', 'y', 'z') }),
  codes: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')),
});
const sides = fc.constantFrom('theirs', 'mine');
const choices = fc.record({
  name: sides,
  flag: sides,
  'address.city': sides,
  'address.street': sides,
  codes: sides,
});

describe('whatever was typed', () => {
  it('survives being laid flat', () => {
    fc.assert(
      fc.property(values, one => {
        expect(nested(flat(one))).toEqual(one);
      }),
    );
  });

  it('is theirs where I changed nothing, and mine where they changed nothing', () => {
    fc.assert(
      fc.property(values, values, (was, other) => {
        expect(merged({ base: was, theirs: other, mine: was }, {})).toEqual(other);
        expect(merged({ base: was, theirs: was, mine: other }, {})).toEqual(other);
      }),
    );
  });

  it('is never lost: each field is what one side has, and a change of one side alone is in it', () => {
    fc.assert(
      fc.property(values, values, values, choices, (was, other, ours, chosen) => {
        const result = flat(merged({ base: was, theirs: other, mine: ours }, chosen) ?? {});
        const [before, theirs, mine] = [flat(was), flat(other), flat(ours)];
        const text = (value: unknown) => JSON.stringify(value);
        for (const path of Object.keys(mine)) {
          expect([text(theirs[path]), text(mine[path])]).toContain(text(result[path]));
          if (text(theirs[path]) === text(before[path])) expect(result[path]).toEqual(mine[path]);
          if (text(mine[path]) === text(before[path])) expect(result[path]).toEqual(theirs[path]);
        }
      }),
    );
  });

  it('is only asked about where both sides changed it, and differ', () => {
    fc.assert(
      fc.property(values, values, values, (was, other, ours) => {
        const [before, theirs, mine] = [flat(was), flat(other), flat(ours)];
        const text = (value: unknown) => JSON.stringify(value);
        const open = Object.keys(mine).filter(
          path =>
            text(theirs[path]) !== text(before[path]) &&
            text(mine[path]) !== text(before[path]) &&
            text(mine[path]) !== text(theirs[path]),
        );
        expect(merged({ base: was, theirs: other, mine: ours }, {}) === undefined).toBe(open.length > 0);
      }),
    );
  });
});
