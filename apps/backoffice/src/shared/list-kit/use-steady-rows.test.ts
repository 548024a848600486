import { describe, expect, it } from 'vitest';
import { inPlace } from './use-steady-rows.ts';

describe('rows that are read again', () => {
  it('stay where they are, whatever the new order', () => {
    expect(inPlace(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual(['a', 'b', 'c']);
  });

  it('go when they left the list, and those that came in follow', () => {
    expect(inPlace(['a', 'b'], ['new', 'b'])).toEqual(['b', 'new']);
  });
});
