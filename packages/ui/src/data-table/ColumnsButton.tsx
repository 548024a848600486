'use client';
import { ArrowDown, ArrowUp, Columns3, Pin } from 'lucide-react';
import type { Ref } from 'react';
import { substitute } from '@dossier/validators';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { ButtonPopover } from '../internal/ButtonPopover.tsx';
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx';
import { useMessages } from '../messages/index.ts';
import { tv } from '../theme/tv.ts';
import type { DataTableColumn } from './column.ts';
import {
  moveColumn,
  orderedColumns,
  plainLayout,
  toggleColumn,
  togglePin,
  type ColumnLayout,
} from './model/column-layout.ts';

/** How high a row is: those of the themes. */
export const tableDensities = ['compact', 'regular', 'comfortable'] as const;
export type TableDensity = (typeof tableDensities)[number];

const columnsPanel = tv({
  slots: {
    panel:
      'z-30 grid max-h-96 min-w-72 gap-1 overflow-y-auto rounded-md border border-border bg-surface-raised p-2 shadow-overlay outline-none',
    row: 'flex items-center gap-1',
    label: 'me-auto flex min-h-control cursor-pointer items-center gap-2.5 px-2 text-sm text-text',
    box: 'size-4 accent-(--d-primary-indicator) outline-offset-2 outline-focus focus-visible:outline-2',
    icon: 'size-4',
    density: 'flex items-center justify-between gap-4 border-b border-border px-2 pb-2 text-sm text-text',
    foot: 'border-t border-border pt-2',
  },
});

/**
 * Lets a person choose which columns a table shows, in which order, which of them stay at the start, and how high its
 * rows are.
 *
 * Renders a button, and a panel while it is open.
 */
export function ColumnsButton<Row>(props: ColumnsButtonProps<Row>) {
  const { columns, layout, onLayout, density, onDensity, ref } = props;
  const { table } = useMessages().components;
  const styles = columnsPanel();
  const ordered = orderedColumns(columns, layout);
  return (
    <ButtonPopover
      button={
        <Button ref={ref} variant="quiet" icon={<Columns3 aria-hidden className={styles.icon()} />}>
          {table.columns}
        </Button>
      }
      panel={{
        placement: 'bottom end',
        gap: 6,
        padding: 8,
        label: table.columns,
        className: styles.panel(),
      }}
    >
      {() => (
        <>
          {density !== undefined && (
            <div className={styles.density()}>
              <span aria-hidden>{table.density}</span>
              <SegmentedControl
                label={table.density}
                size="small"
                segments={tableDensities.map(value => ({ value, label: table.densities[value] }))}
                value={density}
                onValueChange={value => onDensity?.(tableDensities.find(known => known === value) ?? density)}
              />
            </div>
          )}
          {ordered.map(({ id, header, isPrimary = false }) => {
            const isPinned = layout.pinned.includes(id);
            const move = (by: number) => onLayout(moveColumn(columns, layout, id, by));
            return (
              <div key={id} className={styles.row()}>
                <label className={styles.label()}>
                  <input
                    type="checkbox"
                    className={styles.box()}
                    checked={isPrimary || !layout.hidden.includes(id)}
                    // The column that names the row stays.
                    disabled={isPrimary}
                    onChange={() => onLayout(toggleColumn(layout, id))}
                  />
                  {header}
                </label>
                <IconButton
                  size="small"
                  label={substitute(table.moveUp, { column: header })}
                  icon={<ArrowUp aria-hidden className={styles.icon()} />}
                  onClick={() => move(-1)}
                />
                <IconButton
                  size="small"
                  label={substitute(table.moveDown, { column: header })}
                  icon={<ArrowDown aria-hidden className={styles.icon()} />}
                  onClick={() => move(1)}
                />
                <IconButton
                  size="small"
                  label={substitute(table.pin, { column: header })}
                  aria-pressed={isPinned}
                  variant={isPinned ? 'secondary' : 'quiet'}
                  icon={<Pin aria-hidden className={styles.icon()} />}
                  onClick={() => onLayout(togglePin(layout, id))}
                />
              </div>
            );
          })}
          <div className={styles.foot()}>
            <Button variant="quiet" size="small" onClick={() => onLayout(plainLayout)}>
              {table.reset}
            </Button>
          </div>
        </>
      )}
    </ButtonPopover>
  );
}

export interface ColumnsButtonProps<Row> {
  ref?: Ref<HTMLButtonElement>;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly layout: ColumnLayout;
  readonly onLayout: (layout: ColumnLayout) => void;
  /** How high rows are now; without it, nobody is asked. */
  readonly density?: TableDensity;
  /** Called with the density that the reader chooses: it is theirs on every page. */
  readonly onDensity?: (density: TableDensity) => void;
}
