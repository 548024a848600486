import { Button, ButtonLink } from '@dossier/ui/button';
import { EmptyState } from '@dossier/ui/empty-state';
import { useWords } from '../../shared/words.ts';

/** The list without rows: for the first time, or because nothing matches. */
export function NothingHere({
  isFiltered,
  onClear,
}: {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}) {
  const t = useWords();
  if (!isFiltered)
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
