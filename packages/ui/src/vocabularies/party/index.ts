export { partyVocabularies } from '../party.ts';
