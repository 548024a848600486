import type { HTMLAttributes, Ref } from 'react';
import { breadcrumbs } from './Breadcrumbs.styles.ts';

/** One step of the way here. */
export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/**
 * The way to this page, without the page itself.
 *
 * Renders a `<nav>` with an ordered list of links.
 */
export function Breadcrumbs({ label, crumbs, ...rest }: BreadcrumbsProps) {
  const styles = breadcrumbs();
  return (
    <nav {...rest} aria-label={label}>
      <ol className={styles.list()}>
        {crumbs.map(({ label: text, href }) => (
          <li key={href} className={styles.item()}>
            <a href={href} className={styles.link()}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export interface BreadcrumbsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** Names the navigation. */
  readonly label: string;
  /** The pages above this one, the highest first. */
  readonly crumbs: readonly Crumb[];
}
