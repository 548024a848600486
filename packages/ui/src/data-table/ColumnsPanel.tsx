'use client';
import { ArrowDown, ArrowUp, Pin } from 'lucide-react';
import { substitute } from '@dossier/validators';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useMessages } from '../messages/index.ts';
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx';
import { tv } from '../theme/tv.ts';
import type { ColumnsButtonProps } from './ColumnsButton.tsx';
import { moveColumn, toggleColumn, togglePin } from './model/arranging.ts';
import { orderedColumns, plainLayout } from './model/column-layout.ts';
import { tableDensities } from './model/densities.ts';

const columnsPanel = tv({
  slots: {
    row: 'flex items-center gap-1',
    label: 'me-auto flex min-h-control cursor-pointer items-center gap-2.5 px-2 text-sm text-text',
    box: 'size-4 accent-(--d-primary-indicator) outline-offset-2 outline-focus focus-visible:outline-2',
    icon: 'size-4',
    density: 'flex items-center justify-between gap-4 border-b border-border px-2 pb-2 text-sm text-text',
    foot: 'border-t border-border pt-2',
  },
});

/** What `ColumnsButton` opens. It comes with what panels need to open (`column-panels.ts`). */
export function ColumnsPanel<Row>(props: Omit<ColumnsButtonProps<Row>, 'ref'>) {
  const { columns, layout, onLayout, density, onDensity } = props;
  const { table } = useMessages().components;
  const styles = columnsPanel();
  return (
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
      {orderedColumns(columns, layout).map(({ id, header, isPrimary = false }) => {
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
  );
}
