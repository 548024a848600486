import { registrationStatus } from '@dossier/validators/vocabularies';
import type { ListTab } from '../../shared/list-kit/description.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { useTranslations } from '../../shared/translations.ts';
import { awaiting, type ListState, type RegistrationFilterValues } from './list-address.ts';

/** Deleted registrations are found by a filter of their own, not by a view (`3-decisions.md` 4.1, R10). */
const statuses = (['INCOMPLETE', 'COMPLETE', 'ACCEPTED', 'DONE', 'REJECTED', 'MIGRATED'] as const).map(code =>
  registrationStatus.code(code),
);

/** One view a status, and what waits for the reader. */
export function useTabs(
  state: ListState,
  counts: Readonly<Record<string, number>> | undefined,
): readonly ListTab<RegistrationFilterValues>[] {
  const t = useTranslations('registrations');
  const textOf = useVocabularyText();
  const tabOf = (status: ListState['status'], label: string): ListTab<RegistrationFilterValues> => ({
    id: status ?? 'all',
    label,
    change: { status, toApprove: false },
  });
  // For those who approve: the platform counts it for no one else.
  const hasWaiting = counts?.['toApprove'] !== undefined || state.toApprove;
  return [
    tabOf(
      null,
      t($ => $.registrations.views.all),
    ),
    ...(hasWaiting
      ? [{ id: 'toApprove', label: t($ => $.registrations.views.toApprove), change: awaiting }]
      : []),
    ...statuses.map(code => tabOf(code, textOf('registrationStatus', code))),
  ];
}
