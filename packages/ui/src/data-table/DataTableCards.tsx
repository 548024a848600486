'use client';
import { substitute } from '@dossier/validators';
import { useHasElapsed } from '../internal/use-has-elapsed.ts';
import { useMessages } from '../messages/index.ts';
import { textOf } from './column.ts';
import { dataTable } from './DataTable.styles.ts';
import type { DataTableProps } from './DataTable.tsx';
import { plainLayout, visibleColumns } from './model/column-layout.ts';
import { isSelected, noneSelected, select } from './model/selection.ts';
import { RowActions } from './RowActions.tsx';
import { useRows } from './use-rows.ts';

const placeholders = ['first', 'second', 'third', 'fourth'];
/** More cards than anyone reads; a search finds the rest. */
const maxCards = 200;

/** The same list for narrow windows: each row a card, its name on top, nothing scrolls sideways. */
export function DataTableCards<Row>({ ref, ...props }: DataTableProps<Row>) {
  const {
    caption,
    rows,
    columns,
    source = null,
    sorts = [],
    search = '',
    isLoading = false,
    isStale = false,
  } = props;
  const hasElapsed = useHasElapsed(300);
  const styles = dataTable({ isStale, variant: props.variant });
  const shown = useRows({ rows, columns, source, sorts, search });
  if (isLoading)
    return (
      <div
        ref={ref}
        role="group"
        className={styles.cards({ className: props.className })}
        aria-busy
        aria-label={caption}
      >
        {hasElapsed &&
          placeholders.map(key => (
            <div key={key} className={styles.card({ className: 'h-28 motion-safe:animate-pulse' })} />
          ))}
      </div>
    );
  const list = Array.from({ length: Math.min(maxCards, shown.count) }, (_, index) => shown.at(index));
  return (
    <div ref={ref} className={props.className}>
      <ul className={styles.cards()} aria-label={caption} aria-busy={isStale}>
        {list.map(row => (
          <Card key={props.rowKey(row)} {...props} row={row} />
        ))}
      </ul>
    </div>
  );
}

function Card<Row>({ row, ...props }: DataTableProps<Row> & { readonly row: Row }) {
  const {
    columns,
    layout = plainLayout,
    rowKey,
    rowHref,
    rowActions,
    selection = noneSelected,
    onSelect,
    isPending,
  } = props;
  const { table } = useMessages().components;
  const styles = dataTable({ variant: props.variant });
  const key = rowKey(row);
  const visible = visibleColumns(columns, layout);
  const title = visible.find(column => column.isPrimary);
  // A label with nothing below it says nothing: what is empty stands in the table, not on the card.
  const facts = visible.filter(
    column => !column.isPrimary && column.isOnCard !== false && column.text?.(row) !== '',
  );
  const name = title ? textOf(title, row) : key;
  const titleContent = title && (title.cell?.(row) ?? name);
  const isOn = isSelected(selection, key);
  return (
    <li className={styles.card()} aria-busy={isPending?.(row) || undefined}>
      <div className={styles.cardHead()}>
        {onSelect && (
          <label className="relative z-1 -m-2 inline-flex p-2.5">
            <input
              type="checkbox"
              aria-label={substitute(table.select, { name })}
              checked={isOn}
              onChange={() => onSelect(select(selection, [key], !isOn))}
              className={styles.box({ className: 'outline-focus focus-visible:outline-2' })}
            />
          </label>
        )}
        {rowHref ? (
          <a className={styles.link()} href={rowHref(row)}>
            {titleContent}
          </a>
        ) : (
          titleContent
        )}
        {rowActions && (
          <div className={styles.cardTools()}>
            <RowActions label={substitute(table.actions, { name })} row={row} actions={rowActions} />
          </div>
        )}
      </div>
      {/* Three short ones are one line; more stand in two columns. */}
      <dl className={facts.length > 3 ? styles.cardFacts() : styles.cardLine()}>
        {facts.map(column => (
          <div
            key={column.id}
            className={styles.cardFact({ className: column.isWideOnCard && 'col-span-full' })}
          >
            <dt className={styles.cardTerm()}>{column.header}</dt>
            <dd>{column.cell?.(row) ?? textOf(column, row)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
