import { tv } from '../theme/tv.ts';

export const section = tv({
  slots: {
    root: 'grid grid-cols-1 content-start gap-4',
    head: 'flex flex-wrap items-center justify-between gap-3',
    heading: 'flex min-w-0 flex-wrap items-center gap-2.5',
    title: 'font-semibold text-text',
  },
  compoundVariants: [
    {
      variant: 'plain',
      level: 2,
      // Parts of a section stand apart by their headings alone.
      class: { root: 'not-first:border-t not-first:border-border not-first:pt-5' },
    },
  ],
  variants: {
    level: { 2: { title: 'text-lg' }, 3: { title: 'text-sm' } },
    variant: {
      plain: {},
      sheet: { root: 'rounded-md border border-border bg-surface p-panel' },
    },
  },
});
