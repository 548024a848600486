import { useEffect } from 'react';
import { useConfiguration } from './configuration.ts';

/** Names the browser's tab after the page and the firm. */
export function usePageTitle(title: string): void {
  const { tenant } = useConfiguration();
  const firm = tenant?.shortName ?? 'Dossier';
  useEffect(() => {
    document.title = `${title} · ${firm}`;
  }, [title, firm]);
}
