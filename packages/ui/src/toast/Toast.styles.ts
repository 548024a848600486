import { tv } from '../theme/tv.ts';

export const toast = tv({
  slots: {
    region:
      'fixed inset-x-4 bottom-4 z-50 grid gap-3 outline-offset-2 outline-focus focus-visible:outline-2 sm:start-auto sm:w-100',
    root: 'flex animate-toast items-start gap-3 rounded-md border border-s-4 border-border bg-surface-raised p-3.5 text-sm shadow-overlay outline-offset-2 outline-focus focus-visible:outline-2',
    icon: 'mt-0.5 size-4 shrink-0',
    body: 'grid min-w-0 flex-1 justify-items-start gap-1',
    title: 'font-semibold text-text',
    text: 'text-text',
    countdown: 'font-mono text-xs text-text-muted tabular-nums',
    details: 'mt-1 flex flex-wrap items-center gap-2',
    requestId: 'font-mono text-xs text-text-muted',
  },
  variants: {
    tone: {
      success: { root: 'border-s-success-indicator', icon: 'text-success-indicator' },
      info: { root: 'border-s-info-indicator', icon: 'text-info-indicator' },
      warning: { root: 'border-s-warning-indicator', icon: 'text-warning-indicator' },
      error: { root: 'border-s-danger-indicator', icon: 'text-danger-indicator' },
    },
  },
});
