import { ViewTabs } from '@dossier/ui/view-tabs';
import { registrationStatus } from '@dossier/validators/vocabularies';
import { formatCount } from '../../shared/format.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { useWords } from '../../shared/words.ts';
import { changeList, listAddress, type ListState } from './list-address.ts';

/** Deleted registrations are found by a filter of their own, not by a view (`3-decisions.md` 4.1, R10). */
const views = (['INCOMPLETE', 'COMPLETE', 'ACCEPTED', 'DONE', 'REJECTED', 'MIGRATED'] as const).map(code =>
  registrationStatus.code(code),
);

/** One view a status, with how many it holds. */
export function RegistrationViews({ state, counts, onGo }: RegistrationViewsProps) {
  const t = useWords();
  const [locale] = useLocale();
  const textOf = useVocabularyText();
  const countOf = (id: string) => {
    const count = counts?.[id];
    return count === undefined ? {} : { count: formatCount(count, locale) };
  };
  return (
    <ViewTabs
      label={t($ => $.registrations.views.label)}
      current={state.status ?? 'all'}
      onChange={view => onGo({ status: views.find(code => code === view.id) ?? null })}
      views={[
        {
          id: 'all',
          label: t($ => $.registrations.views.all),
          href: listAddress(changeList(state, { status: null })),
          ...countOf('all'),
        },
        ...views.map(code => ({
          id: code,
          label: textOf('registrationStatus', code),
          href: listAddress(changeList(state, { status: code })),
          ...countOf(code),
        })),
      ]}
    />
  );
}

interface RegistrationViewsProps {
  readonly state: ListState;
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly onGo: (change: Partial<ListState>) => void;
}
