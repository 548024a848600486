import { focusRing, tv } from '../theme/tv.ts';

export const documentViewer = tv({
  slots: {
    root: 'grid gap-3 text-text',
    bar: 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2',
    tools: 'flex flex-wrap items-center gap-1',
    pageOf: 'px-1 text-sm whitespace-nowrap tabular-nums',
    // As high as the screen leaves it, and never so low that nothing can be read.
    frame: [
      focusRing.base,
      'h-[calc(100dvh-13rem)] min-h-64 overflow-auto [scrollbar-gutter:stable_both-edges] rounded-md border border-border bg-surface-sunken p-3',
    ],
    page: 'mx-auto w-max',
    message: 'py-8 text-center text-sm text-text-muted',
  },
});
