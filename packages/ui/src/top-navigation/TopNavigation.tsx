'use client';
import { Menu as BurgerNode, X } from 'lucide';
import { type HTMLAttributes, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { CountBadge } from '../count-badge/CountBadge.tsx';
import { useMessages } from '../messages/index.ts';
import { NavigationDrawer } from './NavigationDrawer.tsx';
import { NavigationGroup, NavigationTab } from './NavigationTab.tsx';
import { topNavigation } from './TopNavigation.styles.ts';
import { useFitting } from './use-fitting.ts';
import { icon } from '../icons/icon.ts';

const Burger = icon(BurgerNode);
const XIcon = icon(X);

/** A place of the product. */
export interface NavigationItem {
  readonly id: string;
  readonly label: string;
  /** Absent where only its children are places. */
  readonly href?: string;
  /** The place one is in, or above the one. */
  readonly isCurrent?: boolean;
  /** How much waits there. */
  readonly count?: number;
  /** The count in words: "12 unread". */
  readonly countLabel?: string;
  /** Asks for attention; other counts only inform. @default false */
  readonly isUrgent?: boolean;
  readonly children?: readonly NavigationItem[];
}

/**
 * The bar on top: a row of file tabs, the current one cut from the page. What does not fit is behind "More"; below
 * 768 px everything is behind a menu button that shows the count.
 *
 * Renders a `<header>` with a `<nav>`.
 */
export function TopNavigation({ brand, items, end, drawerEnd, className, ...root }: TopNavigationProps) {
  const { components } = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const fitting = useFitting(
    list,
    items.map(({ id, label, count }) => `${id}:${label.length}:${count ?? ''}`),
  );
  const styles = topNavigation();
  const { shown, rest } = split(items, fitting);
  const urgent = items.reduce((sum, { isUrgent, count = 0 }) => sum + (isUrgent ? count : 0), 0);
  const urgentLabel = items.find(({ isUrgent }) => isUrgent)?.countLabel;
  const drawer = useId();
  const burger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <header {...root} className={styles.root({ className })}>
      <div className={styles.bar()}>
        <button
          ref={burger}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? drawer : undefined}
          className={styles.burger()}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className="sr-only">{isOpen ? components.navigation.close : components.navigation.open}</span>
          {isOpen ? <XIcon aria-hidden className="size-5" /> : <Burger aria-hidden className="size-5" />}
          <span className={styles.burgerCount()}>
            <CountBadge count={urgent} label={urgentLabel ?? String(urgent)} tone="nav" />
          </span>
        </button>
        <div className={styles.brand()}>{brand}</div>
        <nav aria-label={components.navigation.main} className={styles.nav()}>
          <ul ref={list} className={styles.list()}>
            {shown.map(item => (
              <NavigationTab key={item.id} item={item} />
            ))}
            {rest.length > 0 && (
              <NavigationGroup item={{ id: 'more', label: components.navigation.more, children: rest }} />
            )}
          </ul>
        </nav>
        <div className={styles.end()}>{end}</div>
      </div>
      {isOpen && (
        <nav id={drawer} aria-label={components.navigation.main} className={styles.drawer()}>
          <NavigationDrawer
            items={items}
            onNavigate={() => {
              setIsOpen(false);
              burger.current?.focus();
            }}
          />
          {drawerEnd}
        </nav>
      )}
    </header>
  );
}

/** The first that fit; the current one takes the last place if it would be hidden, because it says where one is. */
function split(items: readonly NavigationItem[], fitting: number) {
  const shown = items.slice(0, fitting);
  const rest = items.slice(fitting);
  const current = rest.find(item => item.isCurrent);
  const last = shown.at(-1);
  if (!current || !last) return { shown, rest };
  return { shown: [...shown.slice(0, -1), current], rest: [last, ...rest.filter(item => item !== current)] };
}

export interface TopNavigationProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** `<BrandMark on="nav" />`, usually in a link. */
  brand: ReactNode;
  /** The places it leads to, from the start to the end. */
  items: readonly NavigationItem[];
  /** Search, language, settings, user. */
  end?: ReactNode;
  /** What has no room in the bar below 768 px: it stands below the places. */
  drawerEnd?: ReactNode;
}
