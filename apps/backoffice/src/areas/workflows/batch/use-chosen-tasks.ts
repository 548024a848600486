import { useFindProcesses, type Process, type ProcessQuery } from '@dossier/api/workflows';
import { isSelected, noneSelected, type Selection } from '@dossier/ui/data-table';
import { useEffect, useRef, useState } from 'react';

/** The most that the platform gives at once. */
const atOnce = 1_000;

/** Which tasks are chosen. It outlives turning the page; with another list it begins again. */
export function useChosenTasks(query: ProcessQuery, rows: readonly Process[]) {
  const find = useFindProcesses();
  const { page: _page, max: _max, offset: _offset, sort: _sort, ...filters } = query;
  const about = JSON.stringify(filters);
  const [chosen, setChosen] = useState({ about, selection: noneSelected });
  const selection = chosen.about === about ? chosen.selection : noneSelected;
  // Tasks of other pages were seen once; what is done with them names the version that was seen.
  const seen = useRef(new Map<string, Process>());
  useEffect(() => {
    for (const row of rows) seen.current.set(row.processId, row);
  }, [rows]);

  /** The chosen ones themselves; those that were never on screen are read now. */
  async function chosenTasks(): Promise<readonly Process[]> {
    if (selection.kind === 'some') return [...selection.keys].flatMap(key => seen.current.get(key) ?? []);
    const matches: Process[] = [];
    for (let page = 1; ; page++) {
      const { items, total } = await find({ ...filters, page, max: atOnce });
      matches.push(...items.filter(({ processId }) => isSelected(selection, processId)));
      if (page * atOnce >= total) return matches;
    }
  }

  const select = (next: Selection) => setChosen({ about, selection: next });
  return { selection, select, clear: () => select(noneSelected), chosenTasks, pageSize: rows.length };
}
