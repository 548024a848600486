import { createContext, use, useEffect } from 'react';
import { useConfiguration } from './configuration.ts';

export const UnreadContext = createContext(0);

/** From here on a number says no more (S1 §2). */
const maxShown = 999;

/** Names the browser's tab after the page and the firm, with what is unread in front. */
export function usePageTitle(title: string): void {
  const { tenant } = useConfiguration();
  const unread = use(UnreadContext);
  const tenantName = tenant?.shortName ?? 'Dossier';
  useEffect(() => {
    const count = unread === 0 ? '' : `(${unread > maxShown ? `${maxShown}+` : unread}) `;
    document.title = `${count}${title} · ${tenantName}`;
  }, [title, tenantName, unread]);
}
