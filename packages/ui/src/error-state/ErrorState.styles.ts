import { tv } from '../theme/tv.ts';

export const errorState = tv({
  slots: {
    root: 'flex max-w-prose gap-3 py-2',
    icon: 'mt-0.5 size-4 shrink-0 text-danger-indicator',
    body: 'grid justify-items-start gap-1',
    title: 'text-sm font-semibold text-text',
    text: 'text-sm text-text-muted',
    reference: 'font-mono text-xs text-text-muted',
    action: 'mt-3',
  },
});
