import { tenantRoles } from '@dossier/api/contract';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';

export function useRoleOptions() {
  const textOf = useVocabularyText();
  return tenantRoles.map(value => ({ value, label: textOf('role', value) }));
}
