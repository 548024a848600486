'use client';
import { useEffect, useRef, useState } from 'react';
import { substitute } from '@dossier/validators';
import { usePlural } from '../internal/use-plural.ts';
import { useMessages } from '../messages/index.ts';
import { useGrid } from './grid-context.ts';
import { selectedCount } from './model/selection.ts';

/** Says what changed to those who cannot see it: the order, how many rows there are, how many are chosen, what was copied. */
export function DataTableAnnouncer({ dropped }: { readonly dropped: number }) {
  const { sorts, props, chosen, total, keyboard } = useGrid();
  const { table } = useMessages().components;
  const write = usePlural();
  const named = sorts.flatMap(({ column, direction }) => {
    const found = props.columns.find(({ id }) => id === column);
    return found ? [substitute(table[direction], { column: found.header })] : [];
  });
  const said = {
    order: named.length > 0 ? substitute(table.sortedBy, { columns: named.join(', ') }) : table.unsorted,
    rows: props.isLoading ? '' : write(table.results, total),
    chosen: write(table.selected, selectedCount(chosen.selection, total)),
    copied:
      keyboard.copied === ''
        ? table.copiedRow
        : keyboard.copied === null
          ? ''
          : substitute(table.copied, { text: keyboard.copied }),
  };
  return (
    // Shown while rows were let go: what somebody chose is not what they chose any more, and everybody must read it.
    <div role="status" className={dropped > 0 ? 'text-sm text-text-muted' : 'sr-only'}>
      <Change text={said.order} />
      <Change text={said.rows} />
      <Change text={said.chosen} />
      <Change text={said.copied} />
      {dropped > 0 && <p>{write(table.dropped, dropped)}</p>}
    </div>
  );
}

/** A text that is said when it changes, and not when the list first comes. */
function Change({ text }: { readonly text: string }) {
  const last = useRef(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (last.current === text || last.current === '') {
      last.current = text;
      return;
    }
    last.current = text;
    setSaid(text);
  }, [text]);
  return <p className="sr-only">{said}</p>;
}
