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
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  const styles = breadcrumbs();
  return (
    <nav aria-label={label}>
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

export interface BreadcrumbsProps {
  readonly label: string;
  readonly crumbs: readonly Crumb[];
}
