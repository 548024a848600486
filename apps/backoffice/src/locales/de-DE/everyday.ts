// The words that a page behind signing in begins with, those of sign-in included: one file.
export { texts as outside } from './outside.ts';
export { texts as inside } from './inside.ts';
