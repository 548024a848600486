import { tv } from '../theme/tv.ts';

export const dataTable = tv({
  slots: {
    frame: 'relative min-h-0 overflow-auto rounded-md border border-border bg-surface',
    table: 'w-full border-separate border-spacing-0 text-sm',
    head: 'sticky top-0 z-10 h-head border-b border-border-strong bg-surface px-cell text-start text-xs font-medium text-text-muted',
    sort: 'inline-flex min-h-target items-center gap-1 rounded-sm font-medium hover:text-text',
    sortMark: 'size-4 shrink-0',
    row: 'group relative hover:bg-surface-hover',
    cell: 'h-row border-b border-border px-cell py-1 align-middle text-text group-last:border-b-0',
    primary: 'font-semibold',
    link: 'rounded-sm text-text no-underline after:absolute after:inset-0 hover:underline',
    cards: 'grid gap-3',
    card: 'relative grid gap-2 rounded-md border border-border bg-surface p-4 text-sm',
    cardFacts: 'grid grid-cols-2 gap-x-4 gap-y-2',
    cardTerm: 'text-xs text-text-muted',
    message: 'p-panel',
  },
  variants: {
    align: {
      start: {},
      end: { head: 'text-end', cell: 'text-end whitespace-nowrap', sort: 'flex-row-reverse' },
    },
    isSorted: { true: { head: 'text-text' } },
    // A quiet line on top: fading the rows would cost them their contrast.
    isStale: {
      true: { frame: 'border-t-primary-indicator', cards: 'border-t border-t-primary-indicator pt-2' },
    },
    isNoWrap: { true: { cell: 'whitespace-nowrap' } },
  },
  defaultVariants: { align: 'start' },
});
