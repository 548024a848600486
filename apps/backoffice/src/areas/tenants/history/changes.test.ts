import { describe, expect, it } from 'vitest';
import { changesBetween, type ReadField } from './changes.ts';

interface Value {
  readonly name: string;
  readonly parts: readonly string[];
}
const fields: readonly ReadField<Value>[] = [
  { label: 'Name', read: ({ name }) => name },
  { label: 'Parts', read: ({ parts }) => parts },
];
const value: Value = { name: 'old', parts: ['a', 'b'] };

describe('what differs between two versions of the settings', () => {
  it('is nothing where nothing does', () => {
    expect(changesBetween(fields, value, { ...value, parts: ['b', 'a'] })).toEqual([]);
  });

  it('is the text before and after', () => {
    expect(changesBetween(fields, value, { ...value, name: 'new' })).toEqual([
      { label: 'Name', old: 'old', now: 'new' },
    ]);
  });

  it('is what came into a list, and what left it', () => {
    expect(changesBetween(fields, value, { ...value, parts: ['b', 'c', 'd'] })).toEqual([
      { label: 'Parts', added: ['c', 'd'], removed: ['a'] },
    ]);
  });
});
