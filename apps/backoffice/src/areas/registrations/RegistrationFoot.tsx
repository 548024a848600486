import { Cluster } from '@dossier/ui/layout';
import { formatCount } from '../../shared/format.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useTranslations } from '../../shared/translations.ts';
import type { ListState } from './list-address.ts';
import { RegistrationPages } from './RegistrationPages.tsx';

/** How many were found, said when it changes, and the ways to the other pages. */
export function RegistrationFoot({ state, total, isKnown }: RegistrationFootProps) {
  const t = useTranslations('registrations');
  const [locale] = useLocale();
  return (
    <Cluster justify="between">
      <p role="status">
        {isKnown && t($ => $.registrations.results, { count: total, formatted: formatCount(total, locale) })}
      </p>
      <RegistrationPages state={state} total={total} />
    </Cluster>
  );
}

interface RegistrationFootProps {
  readonly state: ListState;
  readonly total: number;
  /** The list is there, and as it should be. */
  readonly isKnown: boolean;
}
