import { onDemand } from '../internal/on-demand.ts';
import { overlays } from '../internal/overlays.ts';

/** What the panel of columns needs to open, and what is in it. */
export const columnPanels = onDemand(async () => {
  const [engine, panel] = await Promise.all([overlays.load(), import('./ColumnsPanel.tsx')]);
  return { ...engine, ...panel };
});
