import type { MigrationPreview } from '@dossier/api/registrations';
import { formatPercentage } from '../../../shared/format.ts';
import { useTranslations } from '../../../shared/translations.ts';
import { useLocale } from '../../../shared/use-locale.ts';

type Connection = MigrationPreview['connections'][number];

export function ConnectionLines({ connections }: { readonly connections: readonly Connection[] }) {
  const t = useTranslations('migration');
  const [locale] = useLocale();
  const lineOf = ({ type, from, to, economicLow, economicHigh }: Connection): string => {
    const names = { from: from.name, to: to.name };
    if (type === 'RPD') return t($ => $.migration.represented, names);
    if (type !== 'OWN' || economicLow === null || economicHigh === null)
      return t($ => $.migration.holds, names);
    const [low, high] = [economicLow, economicHigh].map(value => formatPercentage(Number(value), locale));
    return t($ => $.migration.owns, { ...names, share: low === high ? low : `${low} – ${high}` });
  };
  if (connections.length === 0) return <p>{t($ => $.migration.noConnections)}</p>;
  return (
    <ul>
      {connections.map(connection => (
        <li key={connection._id}>{lineOf(connection)}</li>
      ))}
    </ul>
  );
}
