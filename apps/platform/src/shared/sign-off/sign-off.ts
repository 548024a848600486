/** Signing off (3-decisions 4.18): asked for by one person, decided by another, on exactly what was asked. */
export { requestsAt, signOffComments, type SignOffComments } from './comments.ts';
export { readContext } from './context.ts';
export { decidable } from './decidable.ts';
export { decideSignOff } from './decide.ts';
export { expireSignOffs } from './expire.ts';
export { noteInfluence } from './influence.ts';
export type { AloneDecision, Approved, Closed, Frozen, NewSignOff, SignOffKind, Subject } from './kind.ts';
export { hindranceOf } from './policy.ts';
export {
  findSignOff,
  latestSignOff,
  readSignOff,
  summaries,
  type SignOff,
  type SignOffSummary,
} from './read.ts';
export { reviveSignOff } from './revive.ts';
export { isOpen, requestSignOff, voidSignOffs } from './request.ts';
