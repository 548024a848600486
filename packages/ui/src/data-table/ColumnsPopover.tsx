'use client';
import type { OpenedPopover } from '../internal/ButtonPopover.tsx';
import { PopoverPanel } from '../internal/PopoverPanel.tsx';
import { useMessages } from '../messages/index.ts';
import { ColumnsPanel, type ColumnsPanelProps } from './ColumnsPanel.tsx';

/** What `ColumnsButton` opens. */
export function ColumnsPopover({
  id,
  trigger,
  onClose,
  onLeave,
  ...panel
}: OpenedPopover & ColumnsPanelProps) {
  return (
    <PopoverPanel
      {...{ id, trigger, onClose, onLeave }}
      placement="bottom end"
      gap={6}
      padding={8}
      label={useMessages().components.table.columns}
      className="z-30 grid max-h-96 min-w-72 gap-1 overflow-y-auto rounded-md border border-border bg-surface-raised p-2 shadow-overlay outline-none"
    >
      <ColumnsPanel {...panel} />
    </PopoverPanel>
  );
}
