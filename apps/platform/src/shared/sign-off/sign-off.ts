/** Signing off (3-decisions 4.18): asked for by one person, decided by another, on exactly what was asked. */
export { signOffComments, type SignOffComments } from './comments.ts';
export { decidable } from './decidable.ts';
export { decideSignOff } from './decide.ts';
export { expireSignOffs } from './expire.ts';
export { noteInfluence, readInfluence, type Influence } from './influence.ts';
export type { Approved, Frozen, NewSignOff, SignOffKind, Subject } from './kind.ts';
export { hindranceOf } from './policy.ts';
export {
  findSignOff,
  latestSignOff,
  readSignOff,
  summaries,
  type SignOff,
  type SignOffSummary,
} from './read.ts';
export { isOpen, requestSignOff, voidSignOffs } from './request.ts';
