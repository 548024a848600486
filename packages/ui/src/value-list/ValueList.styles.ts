import { tv } from '../theme/tv.ts';

export const valueList = tv({
  slots: {
    root: 'grid text-sm',
    row: 'flex min-h-row flex-wrap items-center justify-between gap-x-4 border-b border-border py-1 last:border-b-0',
    term: 'flex min-w-0 flex-wrap items-center gap-x-2.5 text-text',
    note: 'text-text-muted',
    // Without room next to its term it stands below it, where reading begins.
    value: 'text-end text-text tabular-nums',
  },
  variants: {
    isTotal: {
      true: { row: 'border-t border-t-border-strong font-semibold' },
    },
  },
});
