import { ChevronLeft } from 'lucide';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { icon } from '../icons/icon.ts';
import { sideNavigation } from './SideNavigation.styles.ts';

const ChevronLeftIcon = icon(ChevronLeft);

/** A page among those at the side. */
export interface SideItem {
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

/** Pages that belong together. */
export interface SideGroup {
  readonly id: string;
  readonly label: string;
  readonly items: readonly SideItem[];
}

/**
 * Pages of one kind, in groups at the side of the open one. Below 1024 px they are a page of their own, with a way
 * back from each.
 *
 * Renders a `<div>` with a `<nav>` and, where a page is open, the page.
 */
export function SideNavigation({
  title,
  groups,
  current,
  back,
  className,
  children,
  ...rest
}: SideNavigationProps) {
  const id = useId();
  const styles = sideNavigation({ isOpen: children !== undefined });
  return (
    <div {...rest} className={styles.root({ className })}>
      <nav aria-label={title} className={styles.nav()}>
        {children !== undefined && (
          <p aria-hidden className={styles.title()}>
            {title}
          </p>
        )}
        {groups.map(group => (
          <div key={group.id} className={styles.group()}>
            <p id={`${id}-${group.id}`} className={styles.label()}>
              {group.label}
            </p>
            <ul aria-labelledby={`${id}-${group.id}`} className={styles.list()}>
              {group.items.map(item => (
                <li key={item.id}>
                  <a
                    href={item.href}
                    aria-current={item.id === current ? 'page' : undefined}
                    className={sideNavigation({
                      isOpen: children !== undefined,
                      isCurrent: item.id === current,
                    }).item()}
                  >
                    {item.label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {children !== undefined && (
        <div className={styles.page()}>
          <a href={back} className={styles.back()}>
            <ChevronLeftIcon aria-hidden className={styles.backMark()} />
            {title}
          </a>
          {children}
        </div>
      )}
    </div>
  );
}

export interface SideNavigationProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  ref?: Ref<HTMLDivElement>;
  /** What all of them are: "Settings". Names the navigation, and the way back to it. */
  readonly title: string;
  /** The pages that the reader may open. */
  readonly groups: readonly SideGroup[];
  /** Id of the page that is open. */
  readonly current?: string;
  /** Address of the navigation alone, where there is no room for it next to a page. */
  readonly back: string;
  /** The page that is open; without one the navigation is the page. */
  readonly children?: ReactNode;
}
