import { tv } from '../theme/tv.ts';

export const badge = tv({
  // The transparent border is what forced colours show of the shape.
  base: 'inline-flex items-center rounded-full border border-transparent px-2.5 py-0.5 text-xs font-medium',
  variants: {
    tone: {
      primary: 'bg-primary-soft text-primary-text',
      accent: 'bg-accent-soft text-accent-text',
      neutral: 'bg-neutral-soft text-neutral-text',
      info: 'bg-info-soft text-info-text',
      success: 'bg-success-soft text-success-text',
      warning: 'bg-warning-soft text-warning-text',
      danger: 'bg-danger-soft text-danger-text',
    },
  },
});
