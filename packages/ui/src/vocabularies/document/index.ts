export { documentVocabularies } from '../document.ts';
