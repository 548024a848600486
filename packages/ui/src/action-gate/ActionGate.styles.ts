import { tv } from '../theme/tv.ts';

export const actionGate = tv({
  slots: {
    root: 'flex min-w-0 gap-x-3 gap-y-1.5',
    reasons: 'flex min-w-0 gap-1.5 text-xs text-text-muted empty:hidden',
    icon: 'mt-0.5 size-4 shrink-0 text-neutral-indicator',
    list: 'grid gap-0.5',
  },
  variants: {
    placement: {
      end: { root: 'flex-wrap items-center [&>[role=status]]:flex-1 [&>[role=status]]:basis-40' },
      below: { root: 'flex-col items-start' },
    },
  },
});
