import type { Colleague } from '@dossier/api/access';
import type { Explanation, GrantSource, Permission } from '@dossier/api/contract';
import type { Reason } from '@dossier/ui/reason-list';
import { useTranslations } from '../../../shared/translations.ts';
import { useVocabularyText } from '../../../shared/vocabulary-text.ts';
import { useGrantTexts } from './use-grant-texts.ts';

/** What each source says, the role first; then what no source can give. */
export function useReasons({ person, permission, drafted, present }: Wish): readonly Reason[] {
  const t = useTranslations('groups');
  const textOf = useVocabularyText();
  const { nameOf } = useGrantTexts();
  const role = textOf('role', person.profile);
  const { firstName: name } = person;
  function lineOf({ group, isGiving, through, part, isForbidden }: GrantSource): string {
    const by = through === null ? null : nameOf(through);
    if (group === null) {
      if (!isGiving) return t($ => $.groups.why.roleNot, { role });
      return by === null
        ? t($ => $.groups.why.role, { role })
        : t($ => $.groups.why.roleThrough, { role, permission: by });
    }
    const values = { group: group.name, role };
    if (isForbidden) return t($ => $.groups.why.groupForbidden, values);
    if (part === 'initiate') return t($ => $.groups.why.groupInitiate, values);
    if (part === 'approve') return t($ => $.groups.why.groupApprove, values);
    if (!isGiving) return t($ => $.groups.why.groupNot, values);
    return by === null
      ? t($ => $.groups.why.group, values)
      : t($ => $.groups.why.groupThrough, { ...values, permission: by });
  }
  const isUnsaved = (source: GrantSource) =>
    JSON.stringify(source) !==
    JSON.stringify(present.sources.find(({ group }) => group?._id === source.group?._id));

  const sources = drafted.sources.map((source): Reason => ({
    id: source.group?._id ?? 'role',
    kind: source.isGiving ? 'reason' : 'absent',
    text: lineOf(source) + (isUnsaved(source) ? `, ${t($ => $.groups.why.unsaved)}` : ''),
  }));
  return [
    ...sources,
    ...(sources.length === 1
      ? [{ id: 'none', kind: 'absent' as const, text: t($ => $.groups.why.noGroups) }]
      : []),
    ...(permission === 'workflowOnboardingAcceptedWrite'
      ? [{ id: 'fourEyes', kind: 'limit' as const, text: t($ => $.groups.why.fourEyes, { name }) }]
      : []),
  ];
}

interface Wish {
  readonly person: Colleague;
  readonly permission: Permission;
  /** With what is drafted. */
  readonly drafted: Explanation;
  /** Without it. */
  readonly present: Explanation;
}
