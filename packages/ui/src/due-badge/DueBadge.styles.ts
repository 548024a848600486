import { tv } from '../theme/tv.ts';

export const dueBadge = tv({
  slots: {
    root: 'inline-flex items-center gap-1.5 text-xs font-medium whitespace-nowrap',
    icon: 'size-3.5 shrink-0',
  },
  variants: {
    state: {
      none: { root: 'text-text-muted' },
      left: { root: 'text-text-muted' },
      paused: { root: 'text-text-muted' },
      today: { root: 'text-warning-text' },
      overdue: { root: 'text-danger-text' },
    },
  },
});
