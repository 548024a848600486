import type { NewExport } from '@dossier/api/exports';
import { useFindRegistrations, type RegistrationRow } from '@dossier/api/registrations';
import { allSelected, isSelected, noneSelected, type Selection } from '@dossier/ui/data-table';
import { useEffect, useRef, useState } from 'react';
import { queryOf, type ListState } from './list-address.ts';

/** Registrations as an export takes them. */
type Which = Pick<NewExport, 'ids' | 'matching'>;

function filtersOf(state: ListState) {
  const { page: _, max: __, sort: ___, ...filters } = queryOf(state);
  return filters;
}

/** The most that the platform gives at once. */
const pageSize = 1_000;

/** All that the list holds, on whichever page, as the request takes it. */
export const allOf = (state: ListState) => ({
  selection: allSelected,
  which: async (): Promise<Which> => ({ matching: filtersOf(state) }),
});

/** Which registrations are chosen. It outlives turning the page; another search or filter begins again. */
export function useChosen(state: ListState, rows: readonly RegistrationRow[]) {
  const find = useFindRegistrations();
  const filters = filtersOf(state);
  const about = JSON.stringify(filters);
  const [chosen, setChosen] = useState({ about, selection: noneSelected });
  const selection = chosen.about === about ? chosen.selection : noneSelected;
  // Rows of other pages were seen once; what is done with them names the version that was seen.
  const seen = useRef(new Map<string, RegistrationRow>());
  useEffect(() => {
    for (const row of rows) seen.current.set(row._id, row);
  }, [rows]);

  /** The chosen ones themselves; those that were never on screen are read now. */
  async function chosenRows(): Promise<readonly RegistrationRow[]> {
    if (selection.kind === 'some') return [...selection.keys].flatMap(key => seen.current.get(key) ?? []);
    const rows: RegistrationRow[] = [];
    for (let page = 1; ; page++) {
      const { items, total } = await find({ ...queryOf(state), page, max: pageSize });
      rows.push(...items.filter(row => isSelected(selection, row._id)));
      if (page * pageSize >= total) return rows;
    }
  }

  /** The same for the platform, which knows them itself: ids, or all that match where none was taken out. */
  async function which(): Promise<Which> {
    if (selection.kind === 'some') return { ids: [...selection.keys] };
    if (selection.keys.size === 0) return { matching: filters };
    return { ids: (await chosenRows()).map(({ _id }) => _id) };
  }

  return { selection, select: (next: Selection) => setChosen({ about, selection: next }), chosenRows, which };
}
