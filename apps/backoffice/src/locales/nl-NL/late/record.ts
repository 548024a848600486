// The words of starting a registration, and of its record.
export { comments } from '../comments.ts';
export { parties } from '../parties.ts';
export { record } from '../record.ts';
export { registration } from '../registration.ts';
