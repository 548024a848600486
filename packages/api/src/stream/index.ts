export { useLiveCounts, useLiveUpdates } from './use-live.ts';
export { whenReady } from './when-ready.ts';
export type { Live } from './live.ts';
export type { LiveCounts, LiveEvent } from '../contract/index.ts';
export { usePresence, type OwnPresence } from './use-presence.ts';
export type { PresenceRecord } from './presence.ts';
export type { PresentPerson } from '../contract/index.ts';
