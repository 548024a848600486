import { Button } from '@dossier/ui/button';
import { EmptyState } from '@dossier/ui/empty-state';
import { useTranslations } from '../../shared/translations.ts';

/** The list without rows: for the first time, or because nothing matches. */
export function NoClients({ isNarrowed, onClear }: NoClientsProps) {
  const t = useTranslations('clients', 'registrations');
  if (!isNarrowed)
    return <EmptyState title={t($ => $.clients.empty.title)}>{t($ => $.clients.empty.text)}</EmptyState>;
  return (
    <EmptyState
      title={t($ => $.clients.noMatch.title)}
      action={<Button onClick={onClear}>{t($ => $.registrations.filters.clear)}</Button>}
    >
      {t($ => $.clients.noMatch.text)}
    </EmptyState>
  );
}

interface NoClientsProps {
  /** A view, a search or a filter leaves something out. */
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
}
