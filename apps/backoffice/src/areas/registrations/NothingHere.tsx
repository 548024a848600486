import { Button, ButtonLink } from '@dossier/ui/button';
import { EmptyState } from '@dossier/ui/empty-state';
import { useTranslations } from '../../shared/translations.ts';
import { registrationAddress, type ListState } from './list-address.ts';

/** The list without rows: for the first time, or because nothing matches. */
export function NothingHere({ state, onClear }: NothingHereProps) {
  const t = useTranslations('registrations');
  const isFiltered = registrationAddress.isFiltered(state);
  if (state.toApprove && !isFiltered) return <EmptyState title={t($ => $.registrations.noMatch.waiting)} />;
  if (state.status === null && !isFiltered)
    return (
      <EmptyState
        title={t($ => $.registrations.empty.title)}
        action={
          <ButtonLink href="/administration/registrations/new">{t($ => $.registrations.create)}</ButtonLink>
        }
      >
        {t($ => $.registrations.empty.text)}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t($ => $.registrations.noMatch.title)}
      action={<Button onClick={onClear}>{t($ => $.registrations.filters.clear)}</Button>}
    >
      {t($ => $.registrations.noMatch.text)}
    </EmptyState>
  );
}

interface NothingHereProps {
  readonly state: ListState;
  readonly onClear: () => void;
}
