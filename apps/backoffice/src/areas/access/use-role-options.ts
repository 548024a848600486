import { tenantRoles } from '@dossier/api/contract';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';

/** What someone may be in a firm. */
export function useRoleOptions() {
  const textOf = useVocabularyText();
  return tenantRoles.map(value => ({ value, label: textOf('role', value) }));
}
