export { everydayVocabularies } from '../everyday.ts';
