// What components say in this language before signing in, fetched as one; the rest and the names of codes come apart.
export { components } from './base-components.ts';
export { errors } from './base-errors.ts';
