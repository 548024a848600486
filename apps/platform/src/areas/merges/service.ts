/** Two parties that are one: asked for by one user, decided by another, and undone within 30 days. */
export { readPlan } from './plan.ts';
export { mergesOf, readMerge } from './read.ts';
export { requestMerge } from './request.ts';
export { partyMerge } from './sign-off.ts';
export { undoMerge } from './undo.ts';
