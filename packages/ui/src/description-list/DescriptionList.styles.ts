import { tv } from '../theme/tv.ts';

export const descriptionList = tv({
  slots: {
    root: 'grid gap-x-8 gap-y-2.5 text-sm',
    fact: 'grid grid-cols-[minmax(7rem,1fr)_2fr] gap-4',
    term: 'min-w-0 text-text-muted hyphens-auto break-words',
    value: 'min-w-0 break-words text-text',
  },
  variants: { columns: { 1: {}, 2: { root: 'lg:grid-cols-2' } } },
});
