import { signedOffPermissions, type Permission } from '@dossier/api/contract';
import type { FieldChange } from '@dossier/ui/diff-view';
import { useTranslations } from '../../../shared/translations.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';
import type { GrantChange, Mode } from './draft.ts';

/** What is given, in words: the permission, and how it is given where there is more than one way. */
export function useGrantTexts() {
  const t = useTranslations('groups');
  const textOf = useVocabularyText('access');
  const modes = t($ => $.groups.modes, { returnObjects: true });
  const yes = t($ => $.groups.draft.yes);
  const no = t($ => $.groups.draft.not);
  const wayOf = (permission: Permission, mode: Mode | null) =>
    mode === null ? no : signedOffPermissions.includes(permission) ? modes[mode] : yes;
  return {
    nameOf: (permission: string) => textOf('permission', permission),
    modeOf: (mode: Mode) => modes[mode],
    changed: ({ permission, before, after }: GrantChange): FieldChange => ({
      id: permission,
      label: textOf('permission', permission),
      before: wayOf(permission, before),
      after: wayOf(permission, after),
    }),
  };
}
