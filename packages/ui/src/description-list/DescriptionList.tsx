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
      {withKeys(facts).map(({ key, term, value }) => (
        <div key={key} className={styles.fact()}>
          <dt className={styles.term()}>{term}</dt>
          <dd className={styles.value()}>{value ?? '—'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Two facts may have one name until their labels are there: with one key, React would leave the second in the page. */
const withKeys = (facts: readonly Fact[]) =>
  facts.map((fact, index) => ({
    ...fact,
    key: `${fact.term} ${facts.slice(0, index).filter(({ term }) => term === fact.term).length}`,
  }));

export interface DescriptionListProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  ref?: Ref<HTMLDListElement>;
  /** Terms and their values, in their order. */
  readonly facts: readonly Fact[];
  /** Columns from 1024 px on. @default 2 */
  readonly columns?: 1 | 2;
}
