export { useVocabularyText, type VocabularyText } from '@dossier/ui/messages';
