import { allSelected, isSelected, noneSelected, type Selection } from '@dossier/ui/data-table';
import { useEffect, useRef, useState } from 'react';
import type { ExportModalProps, ListPage, ListRow } from './description.ts';
import type { ListAddress } from './list-address.ts';
import type { ListState } from './list-query.ts';

type Which = Awaited<ReturnType<ExportModalProps['chosen']['which']>>;

export interface Chosen {
  readonly selection: Selection;
  readonly which: () => Promise<Which>;
}

/** The most that the platform gives at once. */
const pageSize = 1_000;

/** All that a list holds, on whichever page, as the platform is told. */
export const allOf = (filters: object): Chosen => ({
  selection: allSelected,
  which: async () => ({ matching: filters }),
});

interface ChosenOptions<Row, Values, Query, Sort extends string> {
  readonly address: ListAddress<Values, Query, Sort>;
  readonly state: ListState<Values, Sort>;
  readonly rows: readonly Row[];
  readonly find: (query: Query) => Promise<Pick<ListPage<Row>, 'items' | 'total'>>;
}

/** Which rows are chosen. It outlives turning the page; with another search or filter it begins again. */
export function useChosen<Row extends ListRow, Values, Query, Sort extends string>({
  address,
  state,
  rows,
  find,
}: ChosenOptions<Row, Values, Query, Sort>) {
  const filters = address.filtersOf(state);
  const about = JSON.stringify(filters);
  const [chosen, setChosen] = useState({ about, selection: noneSelected });
  const selection = chosen.about === about ? chosen.selection : noneSelected;
  // Rows of other pages were seen once; what is done with them names the version that was seen.
  const seen = useRef(new Map<string, Row>());
  useEffect(() => {
    for (const row of rows) seen.current.set(row._id, row);
  }, [rows]);

  /** The chosen ones themselves; those that were never on screen are read now. */
  async function chosenRows(): Promise<readonly Row[]> {
    if (selection.kind === 'some') return [...selection.keys].flatMap(key => seen.current.get(key) ?? []);
    const matches: Row[] = [];
    for (let page = 1; ; page++) {
      const { items, total } = await find({ ...address.queryOf(state), page, max: pageSize });
      matches.push(...items.filter(row => isSelected(selection, row._id)));
      if (page * pageSize >= total) return matches;
    }
  }

  /** The same for the platform, which knows them itself: ids, or all that match where none was taken out. */
  async function which(): Promise<Which> {
    if (selection.kind === 'some') return { ids: [...selection.keys] };
    if (selection.keys.size === 0) return allOf(filters).which();
    return { ids: (await chosenRows()).map(({ _id }) => _id) };
  }

  return { selection, select: (next: Selection) => setChosen({ about, selection: next }), chosenRows, which };
}
