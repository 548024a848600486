import { tv } from '../theme/tv.ts';

export const riskLevel = tv({
  slots: {
    root: 'inline-flex items-center gap-2 whitespace-nowrap',
    mark: 'h-3 w-4 shrink-0',
    stop: 'size-4 shrink-0 text-danger-indicator',
  },
  variants: {
    level: {
      none: { root: 'text-text-muted', mark: 'text-neutral-indicator' },
      low: { root: 'font-medium text-text', mark: 'text-neutral-indicator' },
      medium: { root: 'font-medium text-text', mark: 'text-neutral-indicator' },
      high: { root: 'font-medium text-danger-text', mark: 'text-danger-indicator' },
      unacceptable: { root: 'font-medium text-danger-text', mark: 'text-neutral-indicator' },
    },
  },
});
