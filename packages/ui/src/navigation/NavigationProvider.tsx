'use client';
import { useEffect, useEffectEvent, type ReactNode } from 'react';

/** Whether the browser itself should follow: a new tab, a download, another site, or code that has handled it. */
function isForBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    link.hasAttribute('download') ||
    (link.target !== '' && link.target !== '_self') ||
    link.origin !== location.origin ||
    (link.pathname === location.pathname && link.search === location.search && link.hash !== '')
  );
}

/**
 * Lets plain links navigate without a reload: components know links, and no router.
 * @param navigate of the router: it is given path, query and fragment.
 * @param follows whether the router knows an address; what it does not know the browser follows. @default all of this site
 */
export function useLinkNavigation(
  navigate: (address: string) => void,
  follows: (address: string) => boolean = () => true,
): void {
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || isForBrowser(event, link)) return;
    const address = link.pathname + link.search + link.hash;
    if (!follows(address)) return;
    event.preventDefault();
    navigate(address);
  });
  useEffect(() => {
    const listener = (event: MouseEvent) => follow(event);
    document.addEventListener('click', listener);
    return () => document.removeEventListener('click', listener);
  }, []);
}

/** The router of the application, for every link of every component: `Link`, `ButtonLink`, rows, tabs, menus. */
export function NavigationProvider({ navigate, follows, children }: NavigationProviderProps) {
  useLinkNavigation(navigate, follows);
  return children;
}

export interface NavigationProviderProps {
  /** Goes to an address of this site: `useNavigate()` of React Router, `router.push` of Next, `useLocation()[1]` of wouter. */
  readonly navigate: (address: string) => void;
  /** Whether the router knows an address; the browser follows the others. @default all of this site */
  readonly follows?: (address: string) => boolean;
  readonly children: ReactNode;
}
