import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { descriptionList } from './DescriptionList.styles.ts';

/** One fact: its name and what it is. */
export interface Fact {
  readonly term: string;
  /** An em dash stands for what is not known. */
  readonly value: ReactNode;
}

/**
 * Facts about one thing, in two columns where there is room.
 *
 * Renders a `<dl>`.
 */
export function DescriptionList({ facts, columns = 2, className, ...rest }: DescriptionListProps) {
  const styles = descriptionList({ columns });
  return (
    <dl {...rest} className={styles.root({ className })}>
      {facts.map(({ term, value }) => (
        <div key={term} className={styles.fact()}>
          <dt className={styles.term()}>{term}</dt>
          <dd className={styles.value()}>{value ?? '—'}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface DescriptionListProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  ref?: Ref<HTMLDListElement>;
  /** Terms and their values, in their order. */
  readonly facts: readonly Fact[];
  /** Columns from 1024 px on. @default 2 */
  readonly columns?: 1 | 2;
}
