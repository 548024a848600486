'use client';
import { Columns3 } from 'lucide';
import type { Ref } from 'react';
import { Button } from '../button/Button.tsx';
import { ButtonPopover } from '../internal/ButtonPopover.tsx';
import { lazyOverlay } from '../internal/lazy-overlay.tsx';
import { useMessages } from '../messages/index.ts';
import type { DataTableColumn } from './column.ts';
import type { ColumnLayout } from './model/column-layout.ts';
import type { TableDensity } from './model/densities.ts';
import { icon } from '../icons/icon.ts';

const Columns3Icon = icon(Columns3);

const LazyColumnsPopover = lazyOverlay(async () => (await import('./ColumnsPopover.tsx')).ColumnsPopover);

/**
 * Lets a person choose which columns a table shows, in which order, which of them stay at the start, and how high its
 * rows are.
 *
 * Renders a button, and a panel while it is open.
 */
export function ColumnsButton<Row>({ ref, ...panel }: ColumnsButtonProps<Row>) {
  const { table } = useMessages().components;
  return (
    <ButtonPopover
      preload={LazyColumnsPopover.preload}
      button={
        <Button ref={ref} variant="quiet" icon={<Columns3Icon aria-hidden />}>
          {table.columns}
        </Button>
      }
    >
      {popover => <LazyColumnsPopover {...popover} {...panel} />}
    </ButtonPopover>
  );
}

export interface ColumnsButtonProps<Row> {
  ref?: Ref<HTMLButtonElement>;
  /** All columns of the table. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** Which columns are shown, in which order and width in px. */
  readonly layout: ColumnLayout;
  /** Called with the whole layout at each change. */
  readonly onLayout: (layout: ColumnLayout) => void;
  /** How high rows are now; without it, no one is asked. */
  readonly density?: TableDensity;
  /** Called with the density that the reader chooses: it is theirs on every page. */
  readonly onDensity?: (density: TableDensity) => void;
}
