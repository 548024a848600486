import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { pageHeader } from './PageHeader.styles.ts';

/**
 * Title of a page with what stands next to it: a badge, a line below, actions at the end.
 *
 * Renders a `<header>` with the page's `<h1>`, which takes the focus after navigation.
 */
export function PageHeader({ title, above, badge, children, actions, className, ...rest }: PageHeaderProps) {
  const styles = pageHeader();
  return (
    <header {...rest} className={styles.root({ className })}>
      <div className={styles.texts()}>
        {above}
        <div className={styles.line()}>
          <h1 className={styles.title()} tabIndex={-1} data-page-title>
            {title}
          </h1>
          {badge}
        </div>
        {children !== undefined && <p className={styles.summary()}>{children}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions()}>{actions}</div>}
    </header>
  );
}

export interface PageHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  ref?: Ref<HTMLElement>;
  /** The heading of the page. */
  readonly title: string;
  /** Breadcrumbs. */
  readonly above?: ReactNode;
  /** Behind the title: a status or a count. */
  readonly badge?: ReactNode;
  /** One line below the title; null while it is loading: its place is kept, so that no button moves when it comes. */
  readonly children?: ReactNode;
  /** Buttons; at most one of them primary. */
  readonly actions?: ReactNode;
}
