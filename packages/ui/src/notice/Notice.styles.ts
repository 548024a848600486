import { tv } from '../theme/tv.ts';

export const notice = tv({
  slots: {
    root: 'flex flex-wrap gap-2.5 rounded-md border border-s-4 px-3.5 py-2.5 text-sm text-text',
    icon: 'mt-0.5 size-4 shrink-0',
    body: 'grid min-w-0 flex-1 basis-60 content-center gap-0.5',
    actions: 'flex flex-wrap items-center gap-3',
    title: 'font-semibold',
  },
  variants: {
    tone: {
      info: {
        root: 'border-info-soft-border border-s-info-indicator bg-info-soft',
        icon: 'text-info-indicator',
      },
      success: {
        root: 'border-success-soft-border border-s-success-indicator bg-success-soft',
        icon: 'text-success-indicator',
      },
      warning: {
        root: 'border-warning-soft-border border-s-warning-indicator bg-warning-soft',
        icon: 'text-warning-indicator',
      },
      danger: {
        root: 'border-danger-soft-border border-s-danger-indicator bg-danger-soft',
        icon: 'text-danger-indicator',
      },
      // Without a tint: they hold buttons, which have their edges on surfaces.
      neutral: { root: 'border-border border-s-border-strong bg-surface' },
      decision: { root: 'border-border border-s-accent-indicator bg-surface' },
    },
  },
});
