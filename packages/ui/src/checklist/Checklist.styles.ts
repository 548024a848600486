import { tv } from '../theme/tv.ts';

export const checklist = tv({
  slots: {
    list: 'overflow-hidden rounded-md border border-border bg-surface',
    row: 'flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5 not-first:border-t not-first:border-border',
    mark: 'size-4 shrink-0',
    texts: 'grid min-w-0 flex-1 basis-36',
    title: 'text-sm font-medium text-text',
    about: 'text-xs text-text-muted',
  },
  variants: {
    isDone: {
      true: { mark: 'text-success-indicator' },
      false: { mark: 'text-warning-indicator' },
    },
    isSought: { true: { row: 'border-s-4 border-s-primary-indicator' } },
  },
});
