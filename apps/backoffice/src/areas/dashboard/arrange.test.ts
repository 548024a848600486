import { describe, expect, it } from 'vitest';
import type { Widget } from '../../shared/widget.ts';
import { arranged, asItIs, readArrangement, writeArrangement, type Arrangement } from './arrange.ts';

const widgets: Widget[] = (['work', 'recent', 'months', 'pipeline', 'team'] as const).map(id => ({
  id,
  isFor: () => true,
  Widget: () => null,
}));
const ids = (arrangement: Partial<Arrangement>, list = widgets) =>
  arranged(list, { ...asItIs, ...arrangement }).map(column => column.map(({ id }) => id).join(' '));

describe('the widgets of the dashboard', () => {
  it('stand two in the first column, and the rest in the second', () => {
    expect(ids({})).toEqual(['work recent', 'months pipeline team']);
    expect(ids({}, widgets.slice(0, 3))).toEqual(['work recent', 'months']);
  });

  it('take the place of one that is hidden', () => {
    expect(ids({ hidden: ['recent'] })).toEqual(['work months', 'pipeline team']);
  });

  it('stand in the order of the reader, with those behind it that are new', () => {
    expect(ids({ order: ['team', 'work', 'gone', 'recent'] })).toEqual([
      'team work',
      'recent months pipeline',
    ]);
  });

  it('are kept in a few letters, and in none as the product has them', () => {
    const arrangement = { order: ['team', 'work', 'recent', 'months', 'pipeline'], hidden: ['months'] };
    expect(writeArrangement(widgets, arrangement)).toBe('team.work.recent.-months.pipeline');
    expect(readArrangement('team.work.recent.-months.pipeline')).toEqual(arrangement);
    expect(writeArrangement(widgets, asItIs)).toBe('');
    expect(readArrangement('')).toEqual(asItIs);
  });
});
