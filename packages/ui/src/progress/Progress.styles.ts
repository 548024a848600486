import { tv } from '../theme/tv.ts';

export const progress = tv({
  slots: {
    root: 'grid gap-1.5',
    texts: 'flex flex-wrap items-baseline justify-between gap-x-4 text-sm',
    label: 'text-text',
    value: 'text-xs text-text-muted tabular-nums',
    track: 'block h-1.5 overflow-hidden rounded-full bg-surface-active forced:border forced:bg-[Canvas]',
    bar: 'block h-full rounded-full transition-[inline-size] forced:bg-[Highlight]',
  },
  variants: {
    tone: {
      primary: { bar: 'bg-primary-indicator' },
      success: { bar: 'bg-success-indicator' },
      danger: { bar: 'bg-danger-indicator' },
    },
    isEndless: { true: { bar: 'w-1/3 motion-safe:animate-pulse' } },
  },
});

export const progressInline = tv({
  slots: {
    root: 'flex items-center gap-2',
    track:
      'block h-1 w-12 shrink-0 overflow-hidden rounded-full bg-surface-active forced:border forced:bg-[Canvas]',
    bar: 'block h-full rounded-full bg-primary-indicator forced:bg-[Highlight]',
    texts: 'text-xs text-text-muted tabular-nums',
  },
});
