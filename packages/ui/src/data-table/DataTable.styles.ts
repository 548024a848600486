import { tv } from '../theme/tv.ts';

const ring = 'outline-focus focus-visible:z-2 focus-visible:outline-2 focus-visible:-outline-offset-2';

export const dataTable = tv({
  slots: {
    frame: 'relative min-h-0 overflow-auto rounded-md border-border bg-surface text-sm overscroll-x-contain',
    // What would be drawn for no one: its height is the density's row.
    sample: 'pointer-events-none invisible absolute h-row w-0',
    headRow: 'sticky top-0 z-10 grid h-head border-b border-border-strong bg-surface',
    head: [
      ring,
      'flex min-w-0 items-center gap-1 bg-inherit px-cell text-xs font-medium text-text-muted aria-[sort=ascending]:text-text aria-[sort=descending]:text-text',
    ],
    headTexts: 'truncate',
    order:
      'inline-flex min-h-target min-w-0 cursor-pointer items-center gap-1 rounded-sm font-medium hover:text-text',
    sortMark: 'size-4 shrink-0',
    sortIndex: 'text-2xs',
    handle:
      'absolute inset-y-1 end-0 z-1 w-2 cursor-col-resize touch-none border-e-2 border-transparent hover:border-border-control active:border-primary-indicator pointer-coarse:hidden',
    body: 'relative',
    row: [
      // A track of a known height: of an unknown one every cell is laid out twice, to be measured and to be stretched.
      'group/row grid h-row grid-rows-(--d-row-h) border-b border-border bg-surface',
      'aria-selected:bg-surface-selected aria-selected:hover:bg-surface-selected-hover',
      // A change that is not confirmed yet: as dark as any other, since it is read like any other.
      'aria-busy:italic',
      // Colour alone says nothing to many: a bar at the start, and in forced colours an outline.
      'aria-selected:before:absolute aria-selected:before:inset-y-0 aria-selected:before:start-0 aria-selected:before:z-3 aria-selected:before:w-0.75 aria-selected:before:bg-primary-indicator',
      'forced:aria-selected:outline-2 forced:aria-selected:-outline-offset-2 forced:aria-selected:outline-[Highlight]',
    ],
    // Rows of a short list stand in the page: the browser finds and prints them, and skips those out of sight. The first are
    // in sight, which it would find out by laying out the page twice.
    flowing:
      'relative last:border-b-0 hover:bg-surface-hover nth-[n+30]:[content-visibility:auto] [contain-intrinsic-block-size:auto_var(--d-row-h)]',
    floating: 'absolute inset-x-0 top-0 hover:bg-surface-hover [contain:strict]',
    cell: [ring, 'min-w-0 px-cell text-text'],
    // Clipped, and not `truncate`: each cell that could scroll has a scroller of its own, and a list has hundreds of cells.
    text: 'overflow-clip text-ellipsis whitespace-nowrap leading-(--d-row-h)',
    node: 'flex items-center overflow-clip whitespace-nowrap [&>a]:flex [&>a]:min-w-0',
    tool: [ring, 'flex items-center justify-center'],
    link: 'rounded-sm text-text no-underline after:absolute after:inset-0 hover:underline',
    middle: 'flex min-w-0',
    box: 'size-4 cursor-pointer accent-(--d-primary-indicator) outline-none',
    expand:
      'inline-flex size-6 cursor-pointer items-center justify-center rounded-sm text-text-muted outline-none hover:bg-surface-active',
    expandMark: 'size-4 transition-transform rtl:-scale-x-100',
    detail: 'overflow-auto border-b border-border bg-surface-sunken p-panel',
    totals: 'sticky bottom-0 z-10 grid h-row border-t border-border-strong bg-surface font-semibold',
    tip: 'pointer-events-none fixed z-50 max-w-prose rounded-md bg-surface-inverse px-2.5 py-1.5 text-xs text-text-inverse shadow-overlay',
    cards: 'grid grid-cols-1 gap-3 wrap-anywhere',
    card: 'relative grid gap-1.5 rounded-md border-border bg-surface py-2.5 text-sm has-checked:border-primary-indicator aria-busy:italic',
    cardHead: 'flex items-center gap-3 font-semibold',
    cardTools: 'relative z-1 ms-auto',
    cardFacts: 'grid grid-cols-2 gap-x-4 gap-y-2',
    // A fact is as wide as its longest word, or stands on a line of its own: “Unvollständig” stays whole, an address wraps.
    cardLine: 'flex flex-wrap gap-x-3 gap-y-2 wrap-break-word',
    cardFact: 'max-w-full flex-1',
    cardTerm: 'text-xs text-text-muted',
    message: 'p-panel',
    bone: 'h-2.5 rounded-sm bg-surface-active motion-safe:animate-pulse',
  },
  variants: {
    // On a sheet that is there already.
    variant: {
      sheet: { frame: 'border', card: 'border px-4' },
      plain: {
        // Its text and its rules stand where the heading above them does.
        frame: 'border-0 [&_[role=row]>*:first-child]:ps-0 [&_[role=row]>*:last-child]:pe-0',
        card: 'border-0 border-b px-0',
      },
    },
    align: {
      start: {},
      end: { head: 'justify-end text-end', cell: 'text-end', order: 'flex-row-reverse', node: 'justify-end' },
    },
    isPrimary: { true: { cell: 'font-semibold' } },
    // The ground of its row, only here: a row whose cells inherit is styled again, cell by cell, whenever it moves.
    isPinned: {
      false: { head: 'relative', tool: 'relative z-1' },
      true: { head: 'sticky z-2', cell: 'sticky bg-inherit', tool: 'sticky z-2 bg-inherit' },
    },
    // Above the link that covers the row, so that a double click reaches it.
    isEditable: { true: { cell: 'z-1 cursor-text' } },
    // A quiet line on top: fading the rows would cost them their contrast.
    isStale: {
      true: { frame: 'border-t-primary-indicator', cards: 'border-t border-t-primary-indicator pt-2' },
    },
    isOpen: { true: { expandMark: 'rotate-90' } },
  },
  compoundVariants: [{ isPinned: true, isEditable: false, class: { cell: 'z-2' } }],
  defaultVariants: { variant: 'sheet', align: 'start' },
});
