import { useFindProcesses, type Process, type ProcessQuery } from '@dossier/api/workflows';
import { isSelected } from '@dossier/ui/data-table';
import { useChosen, type ChosenTasks, type SeenTask } from './use-chosen.ts';

/** The most that the platform gives at once. */
const atOnce = 1_000;

/** Which tasks of a list are chosen. It outlives turning the page. */
export function useChosenTasks(query: ProcessQuery, rows: readonly Process[]): ChosenTasks {
  const find = useFindProcesses();
  const { page: _page, max: _max, offset: _offset, sort: _sort, ...filters } = query;
  const { seenOf, ...chosen } = useChosen(JSON.stringify(filters), rows);
  const { selection } = chosen;

  /** Those that were never on screen are read now. */
  async function chosenTasks(): Promise<readonly SeenTask[]> {
    if (selection.kind === 'some') return seenOf(selection.keys);
    const matches: SeenTask[] = [];
    for (let page = 1; ; page++) {
      const { items, total } = await find({ ...filters, page, max: atOnce });
      matches.push(...items.filter(({ processId }) => isSelected(selection, processId)));
      if (page * atOnce >= total) return matches;
    }
  }

  return { ...chosen, chosenTasks };
}
