'use client';
import { useEffect, useRef, useState } from 'react';
import { substitute } from '@dossier/validators';
import { preparePlural, usePlural } from '../internal/use-plural.ts';
import { useMessages } from '../messages/index.ts';
import { useGrid } from './grid-context.ts';
import { selectedCount } from './model/selection.ts';
import { whenIdle } from './when-idle.ts';

/** Says what changed to those who cannot see it: the order, how many rows there are, how many are chosen, what was copied. */
export function DataTableAnnouncer({ dropped }: { readonly dropped: number }) {
  const { sorts, props, chosen, total, keyboard } = useGrid();
  const { locale, components } = useMessages();
  const { table } = components;
  const write = usePlural();
  // Said at the first key of a search, which should not wait for it.
  useEffect(() => whenIdle(() => (preparePlural(locale), false)), [locale]);
  const named = sorts.flatMap(({ column, direction }) => {
    const match = props.columns.find(({ id }) => id === column);
    return match ? [substitute(table[direction], { column: match.header })] : [];
  });
  const order = named.join(', ');
  const count = selectedCount(chosen.selection, total);
  const { copied } = keyboard;
  return (
    // Shown while rows were let go: what someone chose is not what they chose any more, and everyone must read it.
    <div role="status" className={dropped > 0 ? 'text-sm text-text-muted' : 'sr-only'}>
      <Change
        of={order}
        textOf={() => (order === '' ? table.unsorted : substitute(table.sortedBy, { columns: order }))}
      />
      <Change of={props.isLoading ? null : total} textOf={() => write(table.results, total)} />
      <Change of={count} textOf={() => write(table.selected, count)} />
      <Change
        of={copied}
        isNews
        textOf={() => (copied ? substitute(table.copied, { text: copied }) : table.copiedRow)}
      />
      {dropped > 0 && <p>{write(table.dropped, dropped)}</p>}
    </div>
  );
}

interface ChangeProps {
  /** What the announcement is about; null while there is nothing. */
  readonly of: string | number | null;
  readonly textOf: () => string;
  /** The first of it is said as well: no one has seen it come. @default false */
  readonly isNews?: boolean;
}

/** Announcements that are made when their subject changes, and not when the list first comes; until then no one makes them. */
function Change({ of, textOf, isNews = false }: ChangeProps) {
  const last = useRef(of);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const before = last.current;
    last.current = of;
    if (before !== of && of !== null && (before !== null || isNews)) setAnnounced(textOf());
  }, [of, textOf, isNews]);
  return <p className="sr-only">{announced}</p>;
}
