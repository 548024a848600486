import { useCurrentUser } from '@dossier/api/access';
import { cookieNames } from '@dossier/api/contract';
import { plainTable, readTable, writeTable, type ColumnLayout } from '@dossier/ui/data-table';
import { useMemo, useState } from 'react';
import { readCookie, writeCookie } from './cookies.ts';

const days = 365;
/** So much of a person's id distinguishes them from other users of this browser. */
const idLength = 8;

/**
 * How this person has arranged the columns of a list. It is how the list looks to them, and lives where the rest of
 * that does: in a readable cookie, one a list and person. The address wins over it.
 * @param isColumn whether an id is that of a column that there is; others are forgotten.
 */
export function useKeptLayout(
  list: string,
  isColumn: (id: string) => boolean,
): readonly [ColumnLayout, (layout: ColumnLayout) => void] {
  const me = useCurrentUser();
  const name = `${cookieNames.columns}.${list}.${me.data?._id.slice(0, idLength) ?? ''}`;
  const [, setKept] = useState('');
  const cookie = readCookie(name) ?? '';
  const layout = useMemo(
    () => readTable(new URLSearchParams(cookie), isColumn, plainTable).layout,
    [cookie, isColumn],
  );
  const keep = (next: ColumnLayout) => {
    const text = String(writeTable({ ...plainTable, layout: next }, plainTable, new URLSearchParams()));
    // Columns as the page has them are nothing to keep.
    writeCookie(name, text, text === '' ? 0 : days);
    setKept(text);
  };
  return [layout, keep];
}
