import { tv } from '../theme/tv.ts';

export const lookupField = tv({
  slots: {
    root: 'grid min-w-0 gap-2',
    line: 'flex items-end gap-2',
    field: 'min-w-0 flex-1',
    status: 'text-sm text-text-muted empty:hidden',
    list: 'overflow-hidden rounded-md border border-border',
    row: 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 py-2.5 not-first:border-t not-first:border-border',
    title: 'text-sm font-medium text-text',
    about: 'text-xs text-text-muted',
  },
});
