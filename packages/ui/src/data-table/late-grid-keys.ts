import { onDemand } from '../internal/on-demand.ts';

/** What keys do in a grid: nobody presses one before the first row is there. */
export const lateGridKeys = onDemand(() => import('./grid-keys.ts'));
