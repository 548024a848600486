// The words of a firm's settings.
export { intake } from '../intake.ts';
export { settings } from '../settings.ts';
