import type { Configuration } from '@dossier/api/tenants';
import { createContext, use } from 'react';

/** What the back office learned at start-up: addresses, stage, version, the firm of this host. */
export const ConfigurationContext = createContext<Configuration | null>(null);

export function useConfiguration(): Configuration {
  const configuration = use(ConfigurationContext);
  if (!configuration)
    throw new Error('Dossier: a page was rendered outside <ConfigurationContext>. It knows no address.');
  return configuration;
}
