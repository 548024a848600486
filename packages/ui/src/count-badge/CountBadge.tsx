import type { HTMLAttributes, Ref } from 'react';
import { tv } from '../theme/tv.ts';

const countBadge = tv({
  base: 'inline-flex h-5 min-w-6 items-center justify-center rounded-full border px-1.5 text-2xs font-semibold tabular-nums',
  variants: {
    tone: {
      primary: 'bg-primary-solid text-on-primary-solid border-primary-solid-border',
      neutral: 'border-transparent bg-neutral-soft text-neutral-text',
      nav: 'border-transparent bg-nav-indicator text-nav',
      navQuiet: 'border-transparent bg-nav-hover text-nav-text',
    },
  },
});

/** S1 §9: from here on a badge shows `999+`. */
const MAX = 999;

/**
 * A count. From 1,000 on it shows 999+, and is still read out in full. Zero shows nothing.
 *
 * Renders a `<span>`, or nothing.
 */
export function CountBadge({ count, label, tone = 'neutral', className, ...rest }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span {...rest} className={countBadge({ tone, className })}>
      <span aria-hidden>{count > MAX ? `${MAX}+` : count}</span>
      <span className="sr-only">{label ?? String(count)}</span>
    </span>
  );
}

export interface CountBadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  ref?: Ref<HTMLSpanElement>;
  /** A whole number; from 1,000 on it reads `999+`. */
  count: number;
  /** What is read out, in words: "1,284 unread". @default the number */
  label?: string;
  /** `primary` asks for attention; the two of the navigation stand on its bar. @default 'neutral' */
  tone?: 'primary' | 'neutral' | 'nav' | 'navQuiet';
}
