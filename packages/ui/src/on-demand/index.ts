export { partsWaitFor } from '../internal/on-demand.ts';
export type { Until } from '../internal/on-demand.ts';
