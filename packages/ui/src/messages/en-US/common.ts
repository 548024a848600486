// What components say in this language behind signing in, and the names of codes that lists and the frame show: one file.
export * as base from './index.ts';
export * as rest from './rest.ts';
export { vocabularies } from './vocabularies/common.ts';
