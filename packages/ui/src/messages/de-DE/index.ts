// All words of this language, fetched as one.
export { components } from './components.ts';
export { errors } from './errors.ts';
export { vocabularies } from './vocabularies.ts';
