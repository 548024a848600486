import { noneSelected, type Selection } from '@dossier/ui/data-table';
import { useEffect, useRef, useState } from 'react';

export interface SeenTask {
  readonly processId: string;
  readonly version: number;
}

export interface ChosenTasks {
  readonly selection: Selection;
  readonly select: (next: Selection) => void;
  readonly clear: () => void;
  readonly chosenTasks: () => Promise<readonly SeenTask[]>;
  readonly pageSize: number;
}

/** Which tasks are chosen, and those that were on screen. With another list it begins again. */
export function useChosen(about: string, rows: readonly SeenTask[]) {
  const [chosen, setChosen] = useState({ about, selection: noneSelected });
  const selection = chosen.about === about ? chosen.selection : noneSelected;
  // Tasks of other pages were seen once; what is done with them names the version that was seen.
  const seen = useRef(new Map<string, SeenTask>());
  useEffect(() => {
    for (const row of rows) seen.current.set(row.processId, row);
  }, [rows]);
  const select = (next: Selection) => setChosen({ about, selection: next });
  return {
    selection,
    select,
    clear: () => select(noneSelected),
    seenOf: (keys: ReadonlySet<string>) => [...keys].flatMap(key => seen.current.get(key) ?? []),
    pageSize: rows.length,
  };
}
