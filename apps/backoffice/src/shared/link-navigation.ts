import { useEffect } from 'react';
import { useLocation } from 'wouter';

/** Whether the browser itself should follow: a new tab, a download, another site, another user handled it. */
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

/** Lets plain links navigate without a reload: components know links, and no router. */
export function useLinkNavigation(): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.href || isForBrowser(event, link)) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
