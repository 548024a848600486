import type { Configuration } from '@dossier/api/tenants';
import { createContext, use } from 'react';
import { wearTheme, type WearTheme } from './tenant-theme.ts';

/** What the back office learned at start-up: addresses, stage, version, the firm of this host. */
export const ConfigurationContext = createContext<Configuration | null>(null);

export function useConfiguration(): Configuration {
  const configuration = use(ConfigurationContext);
  if (!configuration)
    throw new Error('Dossier: a page was rendered outside <ConfigurationContext>. It knows no address.');
  return configuration;
}

/** How a page puts on a firm's look. A story keeps the look that its toolbar chose. */
export const WearThemeContext = createContext<WearTheme>(wearTheme);
export const useWearTheme = (): WearTheme => use(WearThemeContext);
