import { firmRoles } from '@dossier/api/contract';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';

/** What somebody may be in a firm. */
export function useRoleOptions() {
  const textOf = useVocabularyText();
  return firmRoles.map(value => ({ value, label: textOf('role', value) }));
}
