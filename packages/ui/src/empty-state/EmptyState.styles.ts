import { tv } from '../theme/tv.ts';

export const emptyState = tv({
  slots: {
    root: 'grid max-w-prose justify-items-start gap-1 py-2',
    title: 'text-sm font-semibold text-text',
    text: 'text-sm text-text-muted',
    action: 'mt-3',
  },
});
