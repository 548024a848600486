// What components say in this language behind signing in.
export { components } from './further-components.ts';
export { errors } from './further-errors.ts';
