import { tv } from '../theme/tv.ts';

export const permissionMatrix = tv({
  slots: {
    root: 'w-full rounded-md border border-border bg-surface text-sm text-text',
    table: 'w-full border-collapse text-start',
    headRow: 'border-b border-border-strong text-xs text-text-muted',
    head: 'px-4 py-2 text-start font-normal',
    headCode: 'px-2 py-2 text-start font-normal max-lg:hidden',
    headCell: 'px-2 py-2 text-center font-normal',
    section: 'border-b border-border bg-surface-sunken px-4 py-1.5 text-start text-sm font-semibold',
    row: 'border-b border-border',
    name: 'relative px-4 py-1.5 text-start font-normal',
    code: 'px-2 py-1.5 font-mono text-xs text-text-muted max-lg:hidden',
    cell: 'w-16 px-2 text-center',
    note: 'min-w-36 px-4 py-1.5 text-xs text-text-muted',
    // What is changed in the draft: a bar at its start, as a section of a file has.
    bar: 'absolute inset-y-0 start-0 w-1 bg-primary-indicator forced:bg-[CanvasText]',
    change: 'font-semibold text-link',
    target: 'inline-grid min-h-target min-w-target place-items-center',
    list: 'grid',
    item: 'relative grid gap-1 border-b border-border px-4 py-2.5',
    itemName: 'font-medium',
    choices: 'flex flex-wrap items-center gap-x-6',
    dash: 'text-text-muted',
  },
});
