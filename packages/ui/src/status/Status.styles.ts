import { tv } from '../theme/tv.ts';

export const status = tv({
  slots: {
    root: 'inline-flex items-center gap-2 whitespace-nowrap max-md:whitespace-normal',
    dot: 'size-2 shrink-0',
  },
  variants: {
    tone: {
      primary: { dot: 'text-primary-indicator' },
      accent: { dot: 'text-accent-indicator' },
      neutral: { dot: 'text-neutral-indicator' },
      info: { dot: 'text-info-indicator' },
      success: { dot: 'text-success-indicator' },
      warning: { dot: 'text-warning-indicator' },
      danger: { dot: 'text-danger-indicator' },
    },
  },
});
