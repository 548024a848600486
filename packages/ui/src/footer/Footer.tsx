'use client';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { substitute } from '@dossier/validators';
import { useMessages } from '../messages/index.ts';
import { tv } from '../theme/tv.ts';

const footer = tv({
  base: [
    'flex flex-wrap items-center gap-x-5 gap-y-1 px-4 py-3 text-xs md:px-6 text-text-muted',
    // It stands on every page: a bold button would be louder than what the page is about.
    '[&_button]:font-normal [&_button]:text-text-muted [&_button]:underline',
    // On a phone it has a line of its own, and begins where the line above does.
    'max-md:[&_button]:border-x-0 max-md:[&_button]:px-0',
  ],
});

/**
 * The last line of a page: whose software, which firm, and which branch where it is not the released one.
 *
 * Renders a `<footer>`.
 */
export function Footer({ product, tenant, branch, className, children, ...rest }: FooterProps) {
  const { components } = useMessages();
  return (
    <footer {...rest} className={footer({ className })}>
      <span>{substitute(components.footer.poweredBy, { product })}</span>
      <span>{tenant}</span>
      {branch !== undefined && <span>{branch}</span>}
      {children}
    </footer>
  );
}

export interface FooterProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
  /** The product's name. */
  product: string;
  /** The firm's id. */
  tenant: string;
  /** Only where something else than a release is deployed. */
  branch?: string | undefined;
  /** What helps support: a button that copies details. */
  children?: ReactNode;
}
