import { focusRing, tv } from '../theme/tv.ts';

export const ownershipGraph = tv({
  slots: {
    frame: 'min-w-0 rounded-md bg-surface-sunken p-4 break-inside-avoid print:[zoom:0.8]',
    room: 'mx-auto',
    drawing: 'relative origin-top-left',
    lines: 'absolute inset-0 block size-full overflow-visible',
    line: 'fill-none',
    share: 'fill-text text-xs tabular-nums forced:fill-[CanvasText]',
    box: [
      focusRing.base,
      'absolute flex flex-col justify-center overflow-hidden rounded-md px-3 text-xs no-underline',
    ],
    head: 'flex min-w-0 items-start gap-2',
    icon: 'mt-0.5 size-3.5 shrink-0',
    name: 'line-clamp-2 min-w-0 leading-4.5 font-semibold wrap-break-word',
    note: 'truncate',
    legend: 'text-xs text-text-muted',
    totals: 'grid gap-1 text-sm',
    total: 'flex flex-wrap items-center gap-x-4 gap-y-1 text-text',
    scroll: 'overflow-x-auto text-sm outline-offset-0 outline-focus focus-visible:outline-2',
    table: 'w-full border-separate border-spacing-0',
    colHead: 'border-b border-border-strong py-1.5 pe-4 text-start text-xs font-medium text-text-muted',
    cell: 'border-b break-words border-border py-2 pe-4 text-start align-top font-normal text-text',
    muted: 'text-text-muted',
  },
  variants: {
    /** Larger than its frame. */
    isZoomed: { true: { frame: 'overflow-x-auto' } },
    kind: {
      subject: {
        box: 'border border-primary-solid-border bg-primary-solid text-on-primary-solid print:border-2 print:bg-surface print:text-text',
      },
      beneficial: { box: 'border-2 border-primary-indicator bg-surface text-text', note: 'text-text-muted' },
      other: { box: 'border border-border-control bg-surface text-text', note: 'text-text-muted' },
      unknown: {
        box: 'border border-dashed border-border-control bg-surface-sunken text-text-muted',
      },
    },
    /** Of the box that has the focus or the pointer. */
    isCurrent: {
      true: { line: 'stroke-primary-indicator stroke-2 forced:stroke-[Highlight]' },
      false: { line: 'stroke-border-control forced:stroke-[CanvasText]' },
    },
  },
});
