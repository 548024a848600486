import { focusRing, tv } from '../theme/tv.ts';

export const maskedValue = tv({
  slots: {
    root: 'inline-flex items-center gap-2',
    value: 'whitespace-nowrap',
    dots: 'text-text-muted',
    button: [
      focusRing(),
      'inline-flex size-target items-center justify-center rounded-sm text-text-muted hover:text-text',
    ],
    icon: 'size-4',
  },
});
