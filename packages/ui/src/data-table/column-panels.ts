import { onDemand } from '../internal/on-demand.ts';
import { overlays, type Overlays } from '../internal/overlays.ts';
import type * as columnsPanel from './ColumnsPanel.tsx';

/** What the panel of columns needs to open, and what is in it. */
export const columnPanels = onDemand(async (): Promise<Overlays & typeof columnsPanel> => {
  const [engine, panel] = await Promise.all([overlays.load(), import('./ColumnsPanel.tsx')]);
  return { ...engine, ...panel };
});
