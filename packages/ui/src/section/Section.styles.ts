import { tv } from '../theme/tv.ts';

export const section = tv({
  slots: {
    root: 'grid grid-cols-1 content-start gap-4',
    head: 'flex justify-between gap-3',
    heading: 'flex min-w-0 flex-wrap items-center gap-2.5',
    // What stands before a title stays there when the title takes a second line.
    named: 'flex min-w-0 items-center gap-2.5',
    overline: 'w-full text-sm text-text-muted',
    title: 'min-w-0 font-semibold break-words text-text',
  },
  compoundVariants: [
    { level: 3, size: 'regular', class: { title: 'text-sm' } },
    { variant: ['plain', 'sheet'], size: 'regular', level: 2, class: { title: 'text-lg' } },
    { variant: 'note', level: 2, class: { title: 'text-sm' } },
    {
      variant: 'plain',
      level: 2,
      // Parts of a section stand apart by their headings alone.
      class: { root: 'not-first:border-t not-first:border-border not-first:pt-5' },
    },
  ],
  variants: {
    level: { 2: {}, 3: {} },
    size: {
      regular: { head: 'flex-wrap items-center' },
      // Actions go below a title that has little room next to them: a name in one word a line is hard to read.
      large: {
        head: 'flex-wrap items-start',
        heading: 'max-w-full flex-1 basis-56 gap-y-1',
        title: 'font-heading text-2xl',
      },
    },
    variant: {
      note: { root: 'not-first:border-t not-first:border-border not-first:pt-4' },
      plain: {},
      sheet: { root: 'rounded-md border border-border bg-surface p-panel' },
    },
  },
});
