import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { button } from './Button.styles.ts';
import type { ButtonSize, ButtonVariant } from './Button.tsx';

/**
 * A link that looks like a button, for a page's next step: "New registration".
 *
 * Renders an `<a>`, so that it can be opened in a new tab.
 */
export function ButtonLink({
  variant = 'secondary',
  size = 'regular',
  isWide = false,
  icon,
  children,
  className,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={button({ variant, size, isWide, className })}>
      {icon}
      {children}
    </a>
  );
}

export interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
  /** Where it leads. */
  href: string;
  /** What it means, as a `Button`. @default 'secondary' */
  variant?: ButtonVariant;
  /** How high it is, as a `Button`. @default 'regular' */
  size?: ButtonSize;
  /** Takes the whole width. @default false */
  isWide?: boolean;
  /** An icon before the text. */
  icon?: ReactNode;
}
