import type { HTMLAttributes, Ref } from 'react';
import { tv } from '../theme/tv.ts';

const spinner = tv({
  base: 'inline-block shrink-0 animate-spin rounded-full border-current border-e-transparent',
  variants: { size: { regular: 'size-4 border-2', large: 'size-8 border-3' } },
});

const frame = tv({ base: 'inline-flex items-center gap-2' });

/**
 * Something is in progress. On its own it is decoration: the text next to it, or `label`, says what.
 *
 * Renders a `<span>`; with a label, a `role="status"`.
 */
export function Spinner({ label, size = 'regular', className, ...rest }: SpinnerProps) {
  if (label === undefined)
    return <span aria-hidden data-slot="spinner" {...rest} className={spinner({ size, className })} />;
  return (
    <span role="status" {...rest} className={frame({ className })}>
      <span aria-hidden data-slot="spinner" className={spinner({ size })} />
      <span className="sr-only">{label}</span>
    </span>
  );
}

export interface SpinnerProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  ref?: Ref<HTMLSpanElement>;
  /** What is going on, for those who cannot see it turn. */
  label?: string;
  /** 16 or 32 px across. @default 'regular' */
  size?: 'regular' | 'large';
}
