export { accessVocabularies } from '../access.ts';
