import { tv } from '../theme/tv.ts';

export const cellEditor = tv({
  slots: {
    editor:
      'm-0.5 h-[calc(100%-0.25rem)] w-full min-w-0 rounded-sm border border-border-control bg-surface px-2 text-sm text-text outline-2 -outline-offset-1 outline-focus aria-invalid:border-danger-indicator',
    error:
      'fixed z-50 max-w-prose rounded-md border border-danger-soft-border bg-danger-soft px-2.5 py-1.5 text-xs text-danger-text',
  },
});
