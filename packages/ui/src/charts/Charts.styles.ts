import { focusRing, tv } from '../theme/tv.ts';

export const charts = tv({
  slots: {
    root: 'grid min-w-0 grid-cols-1 gap-3 text-sm',
    head: 'flex items-start justify-between gap-4',
    title: 'min-w-0 pt-1 font-semibold break-words text-text',
    legend: 'flex flex-wrap gap-x-4 gap-y-1',
    legendItem: 'inline-flex items-center gap-2 text-xs text-text',
    swatch: 'size-3 shrink-0',
    frame: 'min-w-0 overflow-hidden',
    drawing: 'block overflow-visible text-text',
    gridLine: 'stroke-border forced:stroke-[GrayText]',
    axisText: 'fill-text-muted text-2xs tabular-nums forced:fill-[CanvasText]',
    valueText: 'fill-text text-2xs font-medium tabular-nums forced:fill-[CanvasText]',
    // The rule of number links: brand ink and a thin line. Inside a drawing the ring is the browser's outline.
    link: [
      focusRing.base,
      'inline-flex min-h-target items-center rounded-sm font-medium text-primary-text underline decoration-primary-soft-border underline-offset-3 hover:text-primary-text-hover hover:decoration-current',
    ],
    svgLink: [
      focusRing.base,
      'rounded-sm [&_text]:fill-primary-text [&_text]:underline hover:[&_text]:fill-primary-text-hover forced:[&_text]:fill-[LinkText]',
    ],
    segment: 'outline-offset-1 outline-focus focus-visible:outline-2',
    none: 'text-text-muted',
    scroll: 'overflow-x-auto outline-offset-0 outline-focus focus-visible:outline-2',
    table: 'w-full border-separate border-spacing-0',
    colHead:
      'max-[24rem]:wrap-anywhere border-b border-border-strong px-2 py-1.5 max-sm:px-1 text-xs font-medium text-text-muted first:ps-0',
    rowHead:
      'max-[24rem]:wrap-anywhere border-b border-border py-1.5 pe-3 max-sm:pe-2 text-start font-normal text-text',
    cell: 'border-b border-border px-2 py-1.5 max-sm:px-1 text-end whitespace-nowrap text-text tabular-nums',
    // On a telephone the figures need its room: names of stages would be broken within words.
    stageBar: 'w-1/3 border-b border-border px-2 py-1.5 max-sm:w-0 max-sm:px-0 max-sm:*:hidden',
    bars: 'grid gap-x-4',
    bar: 'col-span-full grid grid-cols-subgrid items-center border-b border-border py-1.5 last:border-b-0',
    barLabel: 'inline-flex min-w-0 items-center gap-2 break-words text-text',
    barDrawing: 'h-3 w-full min-w-0',
    barValue: 'text-end tabular-nums text-text',
  },
  variants: {
    head: {
      number: { colHead: 'text-end whitespace-nowrap' },
      label: { colHead: 'text-start whitespace-nowrap' },
      long: { colHead: 'text-end' },
    },
    variant: {
      plain: { title: 'text-sm' },
      // As a `Section` on a page of its own.
      sheet: { root: 'content-start rounded-md border border-border bg-surface p-panel', title: 'text-lg' },
    },
  },
  defaultVariants: { head: 'number', variant: 'plain' },
});

const fills = [
  'fill-chart-1',
  'fill-chart-2',
  'fill-chart-3',
  'fill-chart-4',
  'fill-chart-5',
  'fill-chart-6',
  'fill-chart-7',
] as const;
const strokes = [
  'stroke-chart-1',
  'stroke-chart-2',
  'stroke-chart-3',
  'stroke-chart-4',
  'stroke-chart-5',
  'stroke-chart-6',
  'stroke-chart-7',
] as const;

/**
 * Up to three kinds that make one whole are three strengths of the brand's ink, each with an edge of it: how light they
 * are tells them apart for every eye. More than three cannot be told apart that way.
 */
const strengths = [1, 0.55, 0.18] as const;
export const areaOf = (index: number, count: number) =>
  count > strengths.length
    ? { className: fillOf(index) }
    : { className: 'fill-chart-8 stroke-chart-8', fillOpacity: strengths[index] };

/** The theme's data colours; from the seventh on the one for everything else together. */
export const fillOf = (index: number): string => fills[Math.min(index, fills.length - 1)]!;
export const strokeOf = (index: number): string => strokes[Math.min(index, strokes.length - 1)]!;
