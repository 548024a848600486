import { focusRing, tv } from '../theme/tv.ts';

export const pagination = tv({
  slots: {
    root: 'flex items-center gap-2 text-sm',
    summary: 'me-2 text-text-muted',
    step: [focusRing(), 'inline-flex size-control items-center justify-center rounded-md border'],
    icon: 'size-4',
  },
  variants: {
    isDisabled: {
      false: { step: 'border-border-control bg-surface text-text hover:bg-surface-hover' },
      true: { step: 'border-border bg-surface-sunken text-text-disabled hover:bg-surface-sunken' },
    },
  },
});
