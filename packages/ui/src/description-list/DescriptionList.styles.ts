import { tv } from '../theme/tv.ts';

export const descriptionList = tv({
  slots: {
    // Terms share a column: 7rem, 9rem where there is room, or as wide as their longest word, which German makes long.
    root: 'grid grid-cols-[minmax(min-content,1fr)_2fr] items-baseline gap-x-4 gap-y-2.5 text-sm',
    fact: 'col-span-2 grid grid-cols-subgrid items-baseline',
    term: 'min-w-28 break-words text-text-muted lg:min-w-36',
    value: 'min-w-0 break-words text-text',
  },
  variants: {
    columns: {
      1: {},
      2: {
        root: 'lg:grid-cols-[minmax(min-content,1fr)_2fr_minmax(min-content,1fr)_2fr]',
        value: 'lg:pe-4',
      },
    },
  },
});
