export { recordVocabularies } from '../record.ts';
