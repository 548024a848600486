import { tv } from '../theme/tv.ts';

const spinner = tv({
  base: 'inline-block size-4 shrink-0 animate-spin rounded-full border-2 border-current border-e-transparent',
  variants: { size: { regular: '', large: 'size-8 border-3' } },
});

/**
 * Something is going on. Alone it is decoration: the words beside it, or `label`, say what.
 *
 * Renders a `<span>`; with a label, a `role="status"`.
 */
export function Spinner({ label, size = 'regular', className }: SpinnerProps) {
  if (label === undefined)
    return <span aria-hidden data-slot="spinner" className={spinner({ size, className })} />;
  return (
    <span role="status" className="inline-flex items-center gap-2">
      <span aria-hidden data-slot="spinner" className={spinner({ size, className })} />
      <span className="sr-only">{label}</span>
    </span>
  );
}

export interface SpinnerProps {
  /** What is going on, for those who cannot see it turn. */
  label?: string;
  /** @default 'regular' */
  size?: 'regular' | 'large';
  className?: string;
}
