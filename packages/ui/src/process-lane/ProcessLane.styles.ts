import { tv } from '../theme/tv.ts';

export const processLane = tv({
  slots: {
    root: 'flex flex-wrap gap-2 text-sm max-md:flex-col',
    item: 'flex min-w-0 flex-1 basis-48 items-center gap-2 max-md:basis-auto max-md:flex-col max-md:items-stretch',
    step: 'grid min-w-0 flex-1 content-start gap-1 self-stretch rounded-md border px-3.5 py-2.5',
    title: 'font-semibold text-text',
    facts: 'grid gap-0.5 text-text-muted',
    arrow: 'size-4 shrink-0 text-text-muted max-md:rotate-90 max-md:self-center rtl:md:rotate-180',
  },
  variants: {
    isEnd: {
      true: { step: 'border-border bg-surface-sunken' },
      false: { step: 'border-border-strong bg-surface' },
    },
  },
});
