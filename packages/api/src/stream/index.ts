export { useLiveCounts, useLiveUpdates } from './use-live.ts';
export { whenBegun } from './when-begun.ts';
export type { Live } from './live.ts';
export type { LiveCounts, LiveEvent } from '../contract/index.ts';
export { usePresence, type OwnPresence } from './use-presence.ts';
export type { PresenceRecord } from './presence.ts';
export type { PresentPerson } from '../contract/index.ts';
