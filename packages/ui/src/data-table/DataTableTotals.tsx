'use client';
import { useMemo } from 'react';
import { useMessages } from '../messages/index.ts';
import { dataTable } from './DataTable.styles.ts';
import { useGrid } from './grid-context.ts';

/** The foot: what the rows that are shown come to. */
export function DataTableTotals() {
  const { slots, shown, total } = useGrid();
  const { table } = useMessages().components;
  const rows = useMemo(() => Array.from({ length: shown.count }, (_, index) => shown.at(index)), [shown]);
  return (
    <div role="rowgroup" className="contents">
      <div
        role="row"
        aria-rowindex={total + 2}
        className={dataTable().totals({ className: 'grid-cols-(--tracks)' })}
      >
        {slots.all.map((slot, index) => (
          <div
            key={slot.id}
            role="gridcell"
            aria-colindex={index + 1}
            className={slot.textClass}
            style={slot.style}
          >
            {slot.column?.total?.(rows) ?? (slot.column?.isPrimary ? table.total : null)}
          </div>
        ))}
      </div>
    </div>
  );
}
