import { tv } from '../theme/tv.ts';

export const emptyState = tv({
  slots: {
    root: 'grid max-w-prose justify-items-start',
    title: 'font-semibold text-text',
    text: 'text-text-muted',
    action: '',
  },
  variants: {
    variant: {
      section: { root: 'gap-1 py-2', title: 'text-sm', text: 'text-sm', action: 'mt-3' },
      page: {
        root: 'gap-2',
        title: 'font-heading text-2xl tracking-heading break-words',
        text: 'text-base',
        action: 'mt-4',
      },
    },
  },
});
