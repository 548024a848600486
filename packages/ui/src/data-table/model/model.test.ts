import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { DataTableColumn } from '../column.ts';
import { moveColumn, toggleColumn, togglePin } from './arranging.ts';
import { orderedColumns, plainLayout, resizeColumn, tracksOf, visibleColumns } from './column-layout.ts';
import { tableCsv } from './csv.ts';
import { moved } from './moves.ts';
import { heightOf, rowAt, topOf, windowOf } from './row-window.ts';
import { nextSorts } from './next-sorts.ts';
import { searchRows } from './searching.ts';
import {
  allSelected,
  isSelected,
  noneSelected,
  select,
  selectedCount,
  stateOf,
  type Selection,
} from './selection.ts';
import { orderOf } from './sorting.ts';
import { hasLayout, plainTable, readTable, writeTable } from './table-address.ts';
import { rankTexts } from './text-ranks.ts';

const dutch = new Intl.Collator('nl-NL');

describe('ranks of texts', () => {
  const letters = fc.constantFrom(
    ...Array.from('abcxyzABCXYZ éèëÉçßæœøñıij0123456789-.\'"&/’,_()ÅåŁł'),
    'ij',
    'ĳ',
    'e\u0301',
  );
  const texts = fc.array(
    fc.array(letters, { maxLength: 8 }).map(parts => parts.join('')),
    { maxLength: 40 },
  );

  it("are exactly the collator's order", () => {
    fc.assert(
      fc.property(texts, items => {
        const ranks = rankTexts(items, dutch);
        const ours = items.map((_, index) => index).toSorted((a, b) => ranks[a]! - ranks[b]! || a - b);
        const filled = items.map((text, index) => ({ text, index }));
        const theirs = filled
          .toSorted(
            (a, b) =>
              Number(a.text === '') - Number(b.text === '') ||
              dutch.compare(a.text, b.text) ||
              a.index - b.index,
          )
          .map(({ index }) => index);
        expect(ours).toEqual(theirs);
      }),
    );
  });

  it('put what is empty last, and what is equal side by side', () => {
    const [b, nothing, a, sameB] = rankTexts(['b', '', 'a', 'b'], dutch);
    expect(sameB).toBe(b);
    expect([a, b, nothing]).toEqual([a, b, nothing].toSorted((one, other) => one! - other!));
  });
});

interface Fund {
  readonly name: string;
  readonly share: number | null;
}
const funds: readonly Fund[] = [
  { name: 'Zürich', share: 2 },
  { name: 'Ávila', share: null },
  { name: 'zulu', share: 10 },
  { name: 'Ávila', share: 1 },
];
const columns: readonly DataTableColumn<Fund>[] = [
  { id: 'name', header: 'Name', text: row => row.name, isPrimary: true },
  { id: 'share', header: 'Share (%)', text: row => String(row.share ?? ''), sortValue: row => row.share },
];
const namesBy = (...sorts: Parameters<typeof orderOf>[2]) =>
  [...orderOf(funds, columns, sorts, 'nl-NL')].map(
    index => `${funds[index]!.name} ${funds[index]!.share ?? '—'}`,
  );

describe('an order', () => {
  it('is as given without one', () =>
    expect([...orderOf(funds, columns, [], 'nl-NL')]).toEqual([0, 1, 2, 3]));
  it('is stable, by letters as readers order them and by numbers as they count', () => {
    expect(namesBy({ column: 'name', direction: 'ascending' })).toEqual([
      'Ávila —',
      'Ávila 1',
      'zulu 10',
      'Zürich 2',
    ]);
    expect(namesBy({ column: 'name', direction: 'descending' })).toEqual([
      'Zürich 2',
      'zulu 10',
      'Ávila —',
      'Ávila 1',
    ]);
    expect(namesBy({ column: 'share', direction: 'ascending' })).toEqual([
      'Ávila 1',
      'Zürich 2',
      'zulu 10',
      'Ávila —',
    ]);
  });
  it('may have several parts', () => {
    expect(
      namesBy({ column: 'name', direction: 'ascending' }, { column: 'share', direction: 'descending' }),
    ).toEqual(['Ávila —', 'Ávila 1', 'zulu 10', 'Zürich 2']);
  });
  it('goes round: ascending, descending, as before; Shift adds one', () => {
    const up = nextSorts([], 'name');
    expect(up).toEqual([{ column: 'name', direction: 'ascending' }]);
    const down = nextSorts(up, 'name');
    expect(down).toEqual([{ column: 'name', direction: 'descending' }]);
    expect(nextSorts(down, 'name')).toEqual([]);
    const both = nextSorts(down, 'share', true);
    expect(both.map(({ column }) => column)).toEqual(['name', 'share']);
    expect(nextSorts(both, 'name', true)).toEqual([{ column: 'share', direction: 'ascending' }]);
    expect(nextSorts(both, 'share')).toEqual([{ column: 'share', direction: 'ascending' }]);
  });
});

describe('a search', () => {
  const all = Uint32Array.of(0, 1, 2, 3);
  it('finds every word anywhere in the row, whatever its accents, and keeps the order', () => {
    expect([...searchRows(funds, columns, all, 'avila 1')]).toEqual([3]);
    expect([...searchRows(funds, columns, Uint32Array.of(3, 2, 1, 0), ' ZU ')]).toEqual([2, 0]);
    expect(searchRows(funds, columns, all, '  ')).toBe(all);
  });
});

describe('a selection', () => {
  it('of some rows, and of all but some, answer the same questions', () => {
    const some = select(noneSelected, ['a', 'b'], true);
    expect([isSelected(some, 'a'), isSelected(some, 'z'), selectedCount(some, 100)]).toEqual([
      true,
      false,
      2,
    ]);
    const allButOne = select(allSelected, ['a'], false);
    expect([isSelected(allButOne, 'a'), isSelected(allButOne, 'z'), selectedCount(allButOne, 100)]).toEqual([
      false,
      true,
      99,
    ]);
    expect(selectedCount(select(allButOne, ['a'], true), 100)).toBe(100);
  });
  it('says how much of a page is chosen', () => {
    const some = select(noneSelected, ['a'], true);
    const of = (selection: Selection, ...keys: readonly string[]) =>
      stateOf(selection, keys.length, index => keys[index]!);
    expect([of(some, 'a', 'b'), of(some, 'a'), of(some), of(some, 'b')]).toEqual([
      'some',
      'all',
      'none',
      'none',
    ]);
    expect([of(allSelected, 'a'), of(select(allSelected, ['a'], false), 'a', 'b')]).toEqual(['all', 'some']);
  });
  it('looks at no row where nothing is chosen: a list is drawn at every key', () => {
    const keyAt = vi.fn<(index: number) => string>(String);
    expect(stateOf(noneSelected, 100_000, keyAt)).toBe('none');
    expect(keyAt).not.toHaveBeenCalled();
  });
});

describe('columns', () => {
  const four = ['name', 'city', 'risk', 'status'].map(id => ({ id, isPrimary: id === 'name' }));
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(' ');
  it('stand as a person put them; new ones where the page puts them', () => {
    expect(ids(orderedColumns(four, { ...plainLayout, order: ['status', 'name', 'city', 'gone'] }))).toBe(
      'status name city risk',
    );
    expect(ids(orderedColumns(four, moveColumn(four, plainLayout, 'risk', -1)))).toBe(
      'name risk city status',
    );
    expect(moveColumn(four, plainLayout, 'name', -1)).toBe(plainLayout);
  });
  it('that are pinned stand first; the one that names the row cannot be hidden', () => {
    const pinned = togglePin(plainLayout, 'risk');
    expect(ids(orderedColumns(four, pinned))).toBe('risk name city status');
    expect(moveColumn(four, pinned, 'name', -1)).toBe(pinned);
    expect(ids(visibleColumns(four, toggleColumn(toggleColumn(plainLayout, four[0]!), four[1]!)))).toBe(
      'name risk status',
    );
  });
  it('that are optional stand last until one is chosen, and leave nothing behind when it is not any more', () => {
    const [golf, fax] = ['golf', 'fax'].map(id => ({ id, isPrimary: false, isOptional: true }));
    const six = [...four, golf!, fax!];
    expect(ids(visibleColumns(six, plainLayout))).toBe('name city risk status');
    const chosen = toggleColumn(plainLayout, fax!);
    expect(chosen).toEqual({ ...plainLayout, order: ['fax'] });
    expect(ids(visibleColumns(six, chosen))).toBe('name city risk status fax');
    expect(ids(orderedColumns(six, chosen))).toBe('name city risk status fax golf');
    const moved = moveColumn(six, chosen, 'fax', -1);
    expect(ids(visibleColumns(six, moved))).toBe('name city risk fax status');
    expect(moved.order).not.toContain('golf');
    const pinned = resizeColumn(togglePin(moved, 'fax'), 'fax', 300);
    expect(ids(visibleColumns(six, pinned))).toBe('fax name city risk status');
    expect(toggleColumn(pinned, fax!)).toEqual({ ...plainLayout, order: ['name', 'city', 'risk', 'status'] });
  });
  it('share the room, but for those that were given a width', () => {
    expect(tracksOf(four, resizeColumn(plainLayout, 'city', 7))).toEqual([
      'minmax(96px, 2fr)',
      '48px',
      'minmax(96px, 1fr)',
      'minmax(96px, 1fr)',
    ]);
  });
});

describe('the rows in sight', () => {
  it('cover the window, whatever is open and wherever it is scrolled to', () => {
    fc.assert(
      fc.property(
        fc.record({
          count: fc.integer({ min: 1, max: 100_000 }),
          height: fc.integer({ min: 28, max: 48 }),
          detailHeight: fc.integer({ min: 1, max: 400 }),
        }),
        fc.array(fc.nat(100_000), { maxLength: 20 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 2_000 }),
        (size, wished, share, viewport) => {
          const opened = [...new Set(wished)].filter(index => index < size.count).toSorted((a, b) => a - b);
          const geometry = { ...size, opened };
          const scrollTop = Math.max(0, heightOf(geometry) - viewport) * share;
          const { first, end, span } = windowOf(geometry, scrollTop, viewport);
          expect(end - first).toBeLessThanOrEqual(span);
          expect(topOf(geometry, first)).toBeLessThanOrEqual(scrollTop);
          expect(end === size.count || topOf(geometry, end) >= scrollTop + viewport).toBe(true);
          const at = rowAt(geometry, scrollTop);
          expect(topOf(geometry, at) <= scrollTop).toBe(true);
        },
      ),
    );
  });
});

describe('how many rows are drawn', () => {
  const geometry = { count: 10_000, height: 40, detailHeight: 200, opened: [] };
  it('is always the same away from the ends: rows that leave are drawn anew as those that come', () => {
    const counts = Array.from({ length: 400 }, (_, index) => windowOf(geometry, 4_000 + index, 777));
    expect(new Set(counts.map(({ first, end }) => end - first))).toEqual(new Set([counts[0]?.span]));
  });
  it('is fewer at the beginning, where nothing stands above', () => {
    expect(windowOf(geometry, 0, 800)).toEqual({ first: 0, end: 28, span: 36 });
  });
  it('is enough where a list became shorter than it was scrolled', () => {
    expect(windowOf({ ...geometry, count: 500 }, 400_000, 800)).toMatchObject({ first: 472, end: 500 });
  });
});

describe('keys', () => {
  const size = { rows: 10, columns: 4, page: 5 };
  const press = (key: string, modifiers: object = {}) =>
    moved(
      { row: 3, column: 1 },
      { key, ctrlKey: false, metaKey: false, isRightToLeft: false, ...modifiers },
      size,
    );
  it.each([
    ['ArrowDown', {}, { row: 4, column: 1 }],
    ['j', {}, { row: 4, column: 1 }],
    ['k', {}, { row: 2, column: 1 }],
    ['ArrowRight', {}, { row: 3, column: 2 }],
    ['ArrowRight', { isRightToLeft: true }, { row: 3, column: 0 }],
    ['Home', {}, { row: 3, column: 0 }],
    ['End', { ctrlKey: true }, { row: 9, column: 3 }],
    ['PageDown', {}, { row: 8, column: 1 }],
    ['PageUp', {}, { row: 0, column: 1 }],
    ['a', {}, null],
    ['j', { metaKey: true }, null],
  ])('%s %o leads where it should', (key, modifiers, to) => expect(press(key, modifiers)).toEqual(to));
  it('lead to the headings and no further', () => {
    const up = { key: 'ArrowUp', ctrlKey: false, metaKey: false, isRightToLeft: false };
    expect(moved({ row: 0, column: 1 }, up, size)).toEqual({ row: -1, column: 1 });
    expect(moved({ row: -1, column: 1 }, up, size)).toEqual({ row: -1, column: 1 });
  });
});

describe('the address of a table', () => {
  const ids = ['name', 'city', 'risk'];
  it('reads back what it wrote, keeps the keys of others, and is short when all is as usual', () => {
    fc.assert(
      fc.property(
        fc.record({
          sorts: fc.uniqueArray(
            fc.record({
              column: fc.constantFrom(...ids),
              direction: fc.constantFrom('ascending' as const, 'descending' as const),
            }),
            { selector: sort => sort.column },
          ),
          search: fc.string().map(text => text.trim()),
          layout: fc.record({
            order: fc.shuffledSubarray(ids),
            hidden: fc.subarray(ids).map(list => list.toSorted()),
            pinned: fc.shuffledSubarray(ids),
            widths: fc.dictionary(fc.constantFrom(...ids), fc.integer({ min: 48, max: 1200 }), {
              noNullPrototype: true,
            }),
          }),
        }),
        state => {
          const query = writeTable(state, plainTable, new URLSearchParams('page=3'));
          expect(query.get('page')).toBe('3');
          expect(readTable(new URLSearchParams(String(query)), ids, plainTable)).toEqual(state);
        },
      ),
    );
    expect(String(writeTable(plainTable, plainTable, new URLSearchParams()))).toBe('');
  });
  it('knows whether it says something of the columns', () => {
    expect(hasLayout(new URLSearchParams('s1=name&q1=haven&h9=city'))).toBe(false);
    expect(hasLayout(new URLSearchParams('w1=name.200'))).toBe(true);
  });
  it('knows columns by how their ids begin, where not all of them are there yet', () => {
    const { layout } = readTable(new URLSearchParams('o1=cf-1.gone'), id => id.startsWith('cf-'), plainTable);
    expect(layout.order).toEqual(['cf-1']);
  });
  it('ignores what it does not know', () => {
    const query = new URLSearchParams('s1=-gone.-city&h1=x&w1=name.9_city.99_risk.abc&s2=name&o1=');
    expect(readTable(query, ids, plainTable)).toEqual({
      search: '',
      sorts: [{ column: 'city', direction: 'descending' }],
      layout: { ...plainTable.layout, widths: { city: 99 } },
    });
  });
});

describe('CSV', () => {
  it('holds what is shown, quoted where it must be, and nothing that a spreadsheet would run', () => {
    const odd: readonly Fund[] = [
      { name: '=HYPERLINK("x")', share: -1.5 },
      { name: 'a "b", c\nd', share: null },
      { name: '@sum', share: 3 },
    ];
    expect(tableCsv(columns, odd)).toBe(
      '\uFEFFName,Share (%)\r\n"\'=HYPERLINK(""x"")",-1.5\r\n"a ""b"", c\nd",\r\n\'@sum,3\r\n',
    );
  });
});
