import { focusRing, tv } from '../theme/tv.ts';

export const board = tv({
  slots: {
    // On a telephone a column is nearly as wide as the screen, and the next one shows that there is more.
    root: [
      'grid items-start gap-5 text-sm sm:grid-cols-2 lg:grid-cols-4',
      'max-sm:snap-x max-sm:auto-cols-[85%] max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:p-1',
    ],
    column: 'grid min-w-0 snap-start content-start gap-2.5',
    head: 'flex items-baseline justify-between gap-2 border-b-2 border-border-strong pb-2',
    heading: 'text-sm font-semibold text-text',
    count: 'ms-1 font-normal text-text-muted tabular-nums',
    note: 'text-xs text-text-muted',
    list: 'grid gap-2.5',
    more: [
      focusRing(),
      'inline-flex min-h-target items-center justify-self-start rounded-sm text-xs font-semibold text-primary-text underline underline-offset-4 hover:text-primary-text-hover',
    ],
  },
});

export const boardCard = tv({
  slots: {
    item: 'grid gap-2.5',
    group: 'pt-1 text-xs font-semibold text-text-muted',
    card: [
      'relative grid gap-2 rounded-md border bg-surface px-3.5 py-2.5 hover:border-border-control-hover',
      'has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus',
    ],
    // It covers the card; what stands at the card's end lies above it.
    link: 'grid gap-0.5 text-text outline-none after:absolute after:inset-0',
    title: 'font-semibold',
    text: 'truncate text-text-muted',
    // As large as a finger needs, in the corner that the link leaves free; the box ends where the card's content does.
    choice: 'absolute end-0 top-0 z-1 inline-flex p-2.75 pe-3.5',
    box: 'size-4 cursor-pointer accent-(--d-primary-indicator) outline-focus focus-visible:outline-2',
    foot: 'flex min-h-6 items-center justify-between gap-2 text-xs text-text-muted',
    end: 'relative z-1 ms-auto inline-flex items-center',
  },
  variants: {
    isSelected: { true: { card: 'border-primary-indicator' }, false: { card: 'border-border' } },
    hasBox: { true: { title: 'pe-6' } },
    // The one place for the accent: the reader decides here.
    isMarked: { true: { card: 'border-s-4 border-s-accent-indicator ps-2.75' } },
  },
  defaultVariants: { isSelected: false },
});
