import { tv } from '../theme/tv.ts';

export const diffView = tv({
  slots: {
    root: 'grid min-w-0 gap-3 text-sm',
    muted: 'text-text-muted',
    list: 'grid',
    change:
      'grid gap-x-6 gap-y-1 border-b border-border py-2.5 last:border-b-0 sm:grid-cols-[minmax(7rem,1fr)_3fr]',
    term: 'min-w-0 break-words text-text-muted',
    values: 'flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-0.5 break-words text-text',
    kind: 'inline-flex items-baseline gap-1 text-xs font-medium',
    sign: 'font-mono',
    before: 'min-w-0 break-words text-text-muted',
    after: 'min-w-0 break-words text-text no-underline',
    by: 'ms-auto text-text-muted',
    table: 'w-full table-fixed border-separate border-spacing-0',
    head: 'border-b border-border-strong py-2 pe-4 text-start text-xs font-medium text-text-muted',
    rowHead: 'border-b border-border py-2.5 pe-4 text-start font-normal',
    cell: 'border-b border-border py-2.5 pe-4 break-words',
    cards: 'grid gap-3',
    card: 'grid gap-1.5 border border-border p-3.5',
    version: 'grid gap-0.5',
    choice: 'inline-flex min-h-target max-w-full cursor-pointer items-center gap-2.5 text-text',
    radio: [
      'size-4 shrink-0 appearance-none rounded-full border border-border-control bg-surface',
      'outline-offset-2 outline-focus focus-visible:outline-2 hover:border-border-control-hover',
      'checked:border-5 checked:border-primary-indicator forced:appearance-auto',
    ],
    remaining: 'text-xs text-text-muted',
  },
  variants: {
    kind: {
      added: { kind: 'text-success-text' },
      removed: { kind: 'text-danger-text' },
      changed: { kind: 'text-info-text' },
    },
    // Marker yellow: a person must decide here.
    choice: {
      none: { rowHead: 'text-text-muted' },
      open: {
        rowHead: 'border-s-4 border-s-accent-indicator ps-3 text-text',
        card: 'border-s-4 border-s-accent-indicator',
      },
      // In forced colours an edge is seen whatever its colour, unless it has that of the ground.
      settled: { rowHead: 'border-s-4 border-s-transparent ps-3 text-text-muted forced:border-s-[Canvas]' },
    },
  },
  defaultVariants: { choice: 'none' },
});
