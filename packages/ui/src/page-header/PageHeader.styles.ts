import { tv } from '../theme/tv.ts';

export const pageHeader = tv({
  slots: {
    root: 'flex flex-wrap items-end justify-between gap-x-6 gap-y-3',
    // Actions stay next to the title where both have room, and go below it where its longest word has not, or where a
    // line below it would break at each word.
    texts: 'flex max-w-full min-w-[min(100%,10rem)] flex-1 basis-[min-content] flex-col gap-1',
    line: 'flex flex-wrap items-center gap-x-3 gap-y-1',
    title: 'min-w-0 font-heading text-2xl font-semibold tracking-heading break-words text-text outline-none',
    summary: 'min-h-[1lh] text-sm text-text-muted',
    actions: 'flex flex-wrap items-center gap-2.5',
  },
});
