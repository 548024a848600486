'use client';
import type { ComponentProps, ReactNode } from 'react';
import { substitute } from '@dossier/validators';
import { Button } from '../button/Button.tsx';
import { usePlural } from '../internal/use-plural.ts';
import { useMessages } from '../messages/index.ts';
import { tv } from '../theme/tv.ts';
import { allSelected, noneSelected, selectedCount, type Selection } from './model/selection.ts';

const bulkBar = tv({
  slots: {
    root: 'flex flex-wrap items-center gap-2 text-sm max-md:sticky bottom-(--d-toasts,0px) max-md:z-20 max-md:bg-canvas max-md:py-2',
    count: 'me-auto text-text',
    actions: 'flex flex-wrap items-center gap-2',
  },
});

/**
 * What can be done with the rows that are chosen. It takes the place of the list's foot while there are any.
 *
 * Renders a `<div role="toolbar">`.
 */
export function BulkBar({
  selection,
  total,
  pageSize,
  summary,
  onSelect,
  children,
  className,
  ...rest
}: BulkBarProps) {
  const { components, locale } = useMessages();
  const write = usePlural();
  const styles = bulkBar();
  const count = selectedCount(selection, total);
  // More match than the page shows, and the whole page is chosen: then all of them may be meant.
  const canHaveAll = selection.kind === 'some' && count >= pageSize && total > count;
  return (
    <div {...rest} role="toolbar" aria-label={components.table.bulk} className={styles.root({ className })}>
      <span className={styles.count()}>
        {summary !== undefined && `${summary}. `}
        {write(components.table.selected, count)}
      </span>
      {canHaveAll && (
        <Button variant="quiet" size="small" onClick={() => onSelect(allSelected)}>
          {substitute(components.table.selectMatching, {
            count: new Intl.NumberFormat(locale).format(total),
          })}
        </Button>
      )}
      <span className={styles.actions()}>{children}</span>
      <Button variant="quiet" size="small" onClick={() => onSelect(noneSelected)}>
        {components.table.clear}
      </Button>
    </div>
  );
}

export interface BulkBarProps extends Omit<ComponentProps<'div'>, 'onSelect' | 'children'> {
  /** What is selected. */
  readonly selection: Selection;
  /** How many rows match in all. */
  readonly total: number;
  /** How many rows are on this page. */
  readonly pageSize: number;
  /** How many there are, in words: what the list's foot says while nothing is chosen. */
  readonly summary?: string;
  /** Called with the selection when it is widened or cleared. */
  readonly onSelect: (selection: Selection) => void;
  /** Buttons: what can be done. */
  readonly children: ReactNode;
}
