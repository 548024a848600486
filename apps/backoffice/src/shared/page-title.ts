import { useLiveCounts } from '@dossier/api/stream';
import { useEffect } from 'react';
import { useConfiguration } from './configuration.ts';

/** From here on a number says no more (S1 §2). */
const most = 999;

/** Names the browser's tab after the page and the firm, with what is unread in front. */
export function usePageTitle(title: string): void {
  const { tenant } = useConfiguration();
  const unread = useLiveCounts()?.inboxUnread ?? 0;
  const firm = tenant?.shortName ?? 'Dossier';
  useEffect(() => {
    const count = unread === 0 ? '' : `(${unread > most ? `${most}+` : unread}) `;
    document.title = `${count}${title} · ${firm}`;
  }, [title, firm, unread]);
}
