import { tv } from '../theme/tv.ts';

export const notice = tv({
  slots: {
    root: 'flex gap-2.5 rounded-md border border-s-4 px-3.5 py-2.5 text-sm text-text',
    icon: 'mt-0.5 size-4 shrink-0',
    body: 'grid min-w-0 gap-0.5',
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
    },
  },
});
