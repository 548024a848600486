import { CountList } from '@dossier/ui/count-list';
import { registrationStatus } from '@dossier/validators/vocabularies';
import { formatCount } from '../../shared/format.ts';
import { RegistrationStatus } from '../../shared/RegistrationStatus.tsx';
import { useLocale } from '../../shared/use-locale.ts';

/** How many registrations each status holds. */
export function RegistrationsByStatus({
  counts,
}: {
  readonly counts: Readonly<Record<string, number>> | undefined;
}) {
  const [locale] = useLocale();
  const shown = registrationStatus.entries.filter(({ code }) => code !== 'DELETED');
  return (
    <CountList
      items={shown.map(({ code }) => {
        const count = counts?.[code] ?? 0;
        return {
          id: code,
          label: <RegistrationStatus code={code} />,
          count: count === 0 ? null : formatCount(count, locale),
          href: `/administration/registrations?status=${code}`,
        };
      })}
    />
  );
}
