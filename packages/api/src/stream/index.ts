export { useLiveCounts, useLiveUpdates } from './use-live.ts';
export type { Live } from './live.ts';
export type { LiveCounts, LiveEvent } from '../contract/index.ts';
