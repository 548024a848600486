export { workVocabularies } from '../work.ts';
