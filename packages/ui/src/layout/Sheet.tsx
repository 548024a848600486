import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { tv } from '../theme/tv.ts';

const sheet = tv({
  slots: {
    // The lines between columns are its own ground: they are where columns stand, next to or below one another.
    // Clipped, not hidden: a bar of unsaved changes in it sticks to the window.
    root: 'flex flex-wrap gap-px overflow-clip rounded-md border border-border bg-border',
    column: 'min-w-0 bg-surface',
    // What has nothing to show leaves no line. A heading is smaller here: several stand next to each other.
    part: 'min-w-0 border-b border-border p-panel empty:hidden last:border-b-0 [&_h2]:text-md',
  },
});

/** Shares of the room, and the least that each column is wide before it stands below the others. */
const columnSizes = ['1.7 1 34rem', '1.2 1 24rem', '1 1 20rem'] as const;

/**
 * One sheet whose parts are told apart by rules: several columns, and several parts in each. What stands in it is plain,
 * and no sheet of its own.
 *
 * Renders a `<div>`. A column that has no room next to the others stands below them.
 */
export function Sheet({ columns, className, ...rest }: SheetProps) {
  const shown = columns.filter(({ length }) => length > 0);
  const styles = sheet();
  return (
    <div {...rest} className={styles.root({ className })}>
      {shown.map((parts, index) => (
        <div
          key={parts.map(({ id }) => id).join()}
          className={styles.column()}
          style={{ flex: columnSizes[index] }}
        >
          {parts.map(({ id, content }) => (
            <div key={id} className={styles.part()}>
              {content}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** One part of a sheet. */
export interface SheetPart {
  readonly id: string;
  readonly content: ReactNode;
}

export interface SheetProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** From the start to the end, three at most; an empty one is left out. */
  columns: readonly (readonly SheetPart[])[];
}
