import { useState } from 'react';

const rowOf = (state: unknown): string | undefined => {
  const { row } = (state ?? {}) as { row?: unknown };
  return typeof row === 'string' ? row : undefined;
};

/**
 * Brings someone who comes back from a record to its row. The row is kept with the list's own entry in the history:
 * another list, or the same one in another tab, knows nothing of it.
 */
export function useReturn() {
  const [initialRow] = useState(() => rowOf(history.state));
  const onOpen = (row: { readonly _id: string }) =>
    history.replaceState({ ...(history.state as object | null), row: row._id }, '');
  return { initialRow, onOpen };
}
