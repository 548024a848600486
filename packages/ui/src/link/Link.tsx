import type { AnchorHTMLAttributes, Ref } from 'react';
import { focusRing, tv } from '../theme/tv.ts';

const link = tv({
  extend: focusRing,
  base: 'rounded-sm',
  variants: {
    variant: {
      plain:
        'font-medium text-primary-text underline decoration-primary-soft-border decoration-1 underline-offset-3 hover:text-primary-text-hover hover:decoration-current',
      quiet: 'text-text-muted hover:text-text hover:underline hover:underline-offset-3',
    },
  },
});

/**
 * Leads to another page, a record, or a list behind a number.
 *
 * Renders an `<a>`. One that leaves the product opens in a new tab and sends no referrer.
 */
export function Link({ variant = 'plain', isExternal = false, className, children, ...rest }: LinkProps) {
  const external = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a {...external} {...rest} className={link({ variant, className })}>
      {children}
    </a>
  );
}

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
  /** Where it leads. */
  href: string;
  /** `quiet` for rows of links that are not the matter of the page. @default 'plain' */
  variant?: 'plain' | 'quiet';
  /** Leads out of the product. @default false */
  isExternal?: boolean;
}
