import { tv, focusRing } from '../theme/tv.ts';
import type { HTMLAttributes, ReactNode, Ref } from 'react';

const countList = tv({
  slots: {
    root: 'text-sm',
    row: 'flex items-center border-border last:border-b-0',
    term: 'min-w-0',
    none: 'text-text-muted',
    link: [
      focusRing(),
      'inline-flex min-h-target items-center rounded-sm font-semibold text-primary-text underline decoration-1 underline-offset-4 hover:text-primary-text-hover',
    ],
  },
  variants: {
    layout: {
      rows: { root: 'grid', row: 'min-h-row justify-between gap-4 border-b', term: 'text-text' },
      line: {
        root: 'flex flex-wrap gap-x-5 gap-y-1',
        row: 'min-h-target justify-start gap-1.5 border-b-0',
        term: 'text-text-muted',
      },
    },
  },
  defaultVariants: { layout: 'rows' },
});

/** One figure. */
export interface CountItem {
  readonly id: string;
  readonly label: ReactNode;
  /** The figure in the reader's grouping; null when it is zero. */
  readonly count: string | null;
  /** The list behind the figure. */
  readonly href: string;
}

/**
 * Figures, each a link to the list behind it. Zero is a dash and no link.
 *
 * Renders a `<dl>`.
 */
export function CountList({ items, layout = 'rows', className, ...rest }: CountListProps) {
  const styles = countList({ layout });
  return (
    <dl {...rest} className={styles.root({ className })}>
      {items.map(({ id, label, count, href }) => (
        <div key={id} className={styles.row()}>
          <dt className={styles.term()}>{label}</dt>
          <dd>
            {count === null ? (
              <span className={styles.none()}>—</span>
            ) : (
              <a href={href} className={styles.link()}>
                {count}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface CountListProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  ref?: Ref<HTMLDListElement>;
  /** The figures, in the order in which they are read. */
  items: readonly CountItem[];
  /** One below another, or one after another where they are a remark. @default 'rows' */
  layout?: 'rows' | 'line';
}
