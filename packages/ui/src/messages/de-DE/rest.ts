// What components say in this language behind signing in.
export { components } from './rest-components.ts';
export { errors } from './rest-errors.ts';
