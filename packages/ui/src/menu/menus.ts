import { onDemand } from '../internal/on-demand.ts';
import { overlays, type Overlays } from '../internal/overlays.ts';
import type * as menuPanel from './MenuPanel.tsx';

/** What menus need to open, and what is in them. */
export const menus = onDemand(async (): Promise<Overlays & typeof menuPanel> => {
  const [engine, panel] = await Promise.all([overlays.load(), import('./MenuPanel.tsx')]);
  return { ...engine, ...panel };
});
