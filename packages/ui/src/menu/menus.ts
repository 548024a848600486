import { onDemand } from '../internal/on-demand.ts';
import { overlays } from '../internal/overlays.ts';

/** What menus need to open, and what is in them. */
export const menus = onDemand(async () => {
  const [engine, panel] = await Promise.all([overlays.load(), import('./MenuPanel.tsx')]);
  return { ...engine, ...panel };
});
