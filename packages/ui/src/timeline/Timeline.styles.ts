import { focusRing, tv } from '../theme/tv.ts';

export const timeline = tv({
  slots: {
    root: 'grid min-w-0 gap-4 text-sm',
    filters: 'flex flex-wrap items-center gap-1.5',
    filterLabel: 'me-1 text-xs text-text-muted',
    toggle: [
      focusRing.base,
      'inline-flex min-h-7 min-w-target items-center rounded-full border px-3 text-xs font-medium',
      'pointer-coarse:min-h-target',
    ],
    none: 'text-text-muted',
    list: 'grid',
    event:
      'relative grid grid-cols-[0.75rem_1fr] gap-x-3 pb-5 last:pb-0 not-last:before:absolute not-last:before:start-1.5 not-last:before:top-4 not-last:before:bottom-0 not-last:before:w-px not-last:before:bg-border-strong forced:not-last:before:bg-[CanvasText]',
    dot: 'mt-1 size-3 rounded-full border-2',
    body: 'grid min-w-0 gap-0.5',
    head: 'flex flex-wrap items-baseline gap-x-2',
    title: 'min-w-0 break-words text-text',
    detail: 'text-text-muted',
    time: 'text-xs text-text-muted tabular-nums',
  },
  variants: {
    isOn: {
      false: { toggle: 'border-border-control text-text-muted hover:bg-surface-hover hover:text-text' },
      true: {
        toggle:
          'border-primary-soft-border bg-primary-soft text-primary-text hover:bg-primary-soft-hover hover:text-primary-text-hover forced:border-[Highlight] forced:font-semibold',
      },
    },
    isKey: {
      false: { dot: 'border-neutral-indicator bg-surface' },
      true: { dot: 'border-primary-indicator bg-primary-indicator forced:bg-[Highlight]' },
    },
  },
});
