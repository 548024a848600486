import { tv } from '../theme/tv.ts';

export const reasonList = tv({
  slots: {
    root: 'grid grid-cols-1 gap-2 text-sm',
    answer: 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 font-semibold text-text',
    list: 'grid grid-cols-1 gap-1.5',
    item: 'flex gap-2.5',
    mark: 'mt-0.5 size-4 shrink-0',
    text: 'min-w-0 break-words',
  },
  variants: {
    kind: {
      reason: { item: 'text-text', mark: 'text-success-indicator' },
      absent: { item: 'text-text-muted', mark: 'text-text-muted' },
      limit: { item: 'text-text', mark: 'text-warning-indicator' },
    },
  },
});
