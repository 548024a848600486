'use client';
import { useIsLate } from '../internal/use-is-late.ts';
import { dataTable } from './DataTable.styles.ts';
import type { DataTableColumn, DataTableProps } from './DataTable.tsx';

const placeholders = ['first', 'second', 'third', 'fourth'];

/** The same list for narrow windows: each row a card, its name on top, nothing scrolls sideways. */
export function DataTableCards<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowHref,
  isLoading = false,
  isStale = false,
}: DataTableProps<Row>) {
  const isLate = useIsLate(300);
  const styles = dataTable({ isStale });
  if (isLoading)
    return (
      <div className={styles.cards()} aria-busy aria-label={caption}>
        {isLate &&
          placeholders.map(key => (
            <div key={key} className={styles.card({ className: 'h-28 motion-safe:animate-pulse' })} />
          ))}
      </div>
    );
  const title = columns.find(column => column.isPrimary);
  const facts = columns.filter(column => !column.isPrimary && column.isOnCard !== false);
  return (
    <ul className={styles.cards()} aria-label={caption} aria-busy={isStale}>
      {rows.map(row => (
        <li key={rowKey(row)} className={styles.card()}>
          {title && <CardTitle row={row} column={title} {...(rowHref ? { href: rowHref(row) } : {})} />}
          <dl className={styles.cardFacts()}>
            {facts.map(column => (
              <div key={column.id}>
                <dt className={styles.cardTerm()}>{column.header}</dt>
                <dd>{column.cell(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function CardTitle<Row>({
  row,
  column,
  href,
}: {
  readonly row: Row;
  readonly column: DataTableColumn<Row>;
  readonly href?: string;
}) {
  const styles = dataTable();
  return (
    <div className={styles.primary()}>
      {href === undefined ? (
        column.cell(row)
      ) : (
        <a className={styles.link()} href={href}>
          {column.cell(row)}
        </a>
      )}
    </div>
  );
}
