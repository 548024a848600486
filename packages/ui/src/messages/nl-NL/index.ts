// What components say in this language, fetched as one; the names of codes come apart.
export { components } from './components.ts';
export { errors } from './errors.ts';
