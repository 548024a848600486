import { tv } from '../theme/tv.ts';

export const avatar = tv({
  base: 'inline-flex shrink-0 items-center justify-center rounded-full border border-transparent bg-primary-soft font-semibold text-primary-text',
  variants: { size: { small: 'size-6 text-2xs', medium: 'size-8 text-xs' } },
});
