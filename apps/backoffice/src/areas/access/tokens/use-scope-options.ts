import { tokenScopes, type Permission } from '@dossier/api/contract';
import type { CheckboxOption } from '@dossier/ui/checkbox-group';
import { useTranslations } from '../../../shared/translations.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';
import { matrixSectionNames, matrixSections, type MatrixRow } from '../groups/matrix-rows.ts';

/** What a token may be given, in the sections of the permissions that groups give. */
export function useScopeOptions(may: (permission: Permission) => boolean): CheckboxOption[] {
  const t = useTranslations('groups');
  const textOf = useVocabularyText('access');
  return matrixSectionNames.flatMap(section =>
    (matrixSections[section] as readonly MatrixRow[])
      .flatMap(({ read, write }) => [read, write])
      .filter(scope => scope !== null)
      .filter(scope => tokenScopes.includes(scope) && may(scope))
      .map(scope => ({
        value: scope,
        label: textOf('permission', scope),
        group: t($ => $.groups.sections[section]),
      })),
  );
}
