import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { valueList } from './ValueList.styles.ts';

/** One thing and its value. */
export interface ValueItem {
  readonly id: string;
  /** What it is: a name, a link. */
  readonly label: ReactNode;
  /** Behind the name, quieter: what someone is in it. */
  readonly note?: ReactNode;
  /** A share, an amount, a state. */
  readonly value: ReactNode;
}

/**
 * Items with one value each, and their total: owners with their shares, documents with their state.
 *
 * Renders a `<dl>`.
 */
export function ValueList({ items, total, className, ...rest }: ValueListProps) {
  return (
    <dl {...rest} className={valueList().root({ className })}>
      {items.map(item => (
        <Row key={item.id} {...item} />
      ))}
      {total && <Row id="total" {...total} isTotal />}
    </dl>
  );
}

function Row({ label, note, value, isTotal = false }: ValueItem & { readonly isTotal?: boolean }) {
  const styles = valueList({ isTotal });
  return (
    <div className={styles.row()}>
      <dt className={styles.term()}>
        {label}
        {note !== undefined && <span className={styles.note()}>{note}</span>}
      </dt>
      <dd className={styles.value()}>{value}</dd>
    </div>
  );
}

export interface ValueListProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  ref?: Ref<HTMLDListElement>;
  /** In the order in which they are read. */
  items: readonly ValueItem[];
  /** What they come to, under a rule. */
  total?: Omit<ValueItem, 'id'>;
}
