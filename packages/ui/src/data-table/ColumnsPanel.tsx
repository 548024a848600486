'use client';
import { ArrowDown, ArrowUp, Pin } from 'lucide';
import { substitute } from '@dossier/validators';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useMessages } from '../messages/index.ts';
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx';
import { tv } from '../theme/tv.ts';
import { moveColumn, toggleColumn, togglePin } from './model/arranging.ts';
import { isShown, orderedColumns, plainLayout, type ColumnLayout } from './model/column-layout.ts';
import { tableDensities, type TableDensity } from './model/densities.ts';
import { icon } from '../icons/icon.ts';

const ArrowDownIcon = icon(ArrowDown);
const ArrowUpIcon = icon(ArrowUp);
const PinIcon = icon(Pin);

const columnsPanel = tv({
  slots: {
    row: 'flex items-center gap-1',
    label: 'me-auto flex min-h-control cursor-pointer items-center gap-2.5 px-2 text-sm text-text',
    box: 'size-4 accent-(--d-primary-indicator) outline-offset-2 outline-focus focus-visible:outline-2',
    density: 'flex items-center justify-between gap-4 border-b border-border px-2 pb-2 text-sm text-text',
    foot: 'border-t border-border pt-2',
  },
});

/**
 * What there is, in an order, each shown or not: columns, or the parts of a page. `ColumnsButton` opens it for a table.
 *
 * Renders a row for each, and a button that takes all of it back.
 */
export function ColumnsPanel(props: ColumnsPanelProps) {
  const { columns, layout, onLayout, canPin = true, resetLabel, density, onDensity } = props;
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
            onValueChange={value => onDensity?.(tableDensities.find(option => option === value) ?? density)}
          />
        </div>
      )}
      {orderedColumns(columns, layout).map(column => {
        const { id, header, isPrimary = false, isOptional = false } = column;
        // One that was not chosen has no place yet.
        const hasPlace = !isOptional || isShown(column, layout);
        const isPinned = layout.pinned.includes(id);
        const move = (by: number) => onLayout(moveColumn(columns, layout, id, by));
        return (
          <div key={id} className={styles.row()}>
            <label className={styles.label()}>
              <input
                type="checkbox"
                className={styles.box()}
                checked={isShown(column, layout)}
                // The column that names the row stays.
                disabled={isPrimary}
                onChange={() => onLayout(toggleColumn(layout, column))}
              />
              {header}
            </label>
            {hasPlace && (
              <>
                <IconButton
                  size="small"
                  label={substitute(table.moveUp, { column: header })}
                  icon={<ArrowUpIcon aria-hidden />}
                  onClick={() => move(-1)}
                />
                <IconButton
                  size="small"
                  label={substitute(table.moveDown, { column: header })}
                  icon={<ArrowDownIcon aria-hidden />}
                  onClick={() => move(1)}
                />
              </>
            )}
            {hasPlace && canPin && (
              <IconButton
                size="small"
                label={substitute(table.pin, { column: header })}
                aria-pressed={isPinned}
                variant={isPinned ? 'secondary' : 'quiet'}
                icon={<PinIcon aria-hidden />}
                onClick={() => onLayout(togglePin(layout, id))}
              />
            )}
          </div>
        );
      })}
      <div className={styles.foot()}>
        <Button variant="quiet" size="small" onClick={() => onLayout(plainLayout)}>
          {resetLabel ?? table.reset}
        </Button>
      </div>
    </>
  );
}

export interface ColumnsPanelProps {
  /** One that is primary cannot be hidden. */
  readonly columns: readonly {
    readonly id: string;
    readonly header: string;
    readonly isPrimary?: boolean;
    /** Shown where it was chosen alone; the others stand behind it, and have no place of their own. */
    readonly isOptional?: boolean;
  }[];
  /** Which columns are shown, in which order and width in px. */
  readonly layout: ColumnLayout;
  /** Called with the whole layout at each change. */
  readonly onLayout: (layout: ColumnLayout) => void;
  /** Whether one can stay at the start. @default true */
  readonly canPin?: boolean;
  /** What takes all of it back says. @default 'Reset columns' */
  readonly resetLabel?: string;
  /** How high rows are now; without it, no one is asked. */
  readonly density?: TableDensity;
  /** Called with the density that was chosen. */
  readonly onDensity?: (density: TableDensity) => void;
}
