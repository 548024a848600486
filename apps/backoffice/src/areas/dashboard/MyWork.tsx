import { useRegistrations } from '@dossier/api/registrations';
import { CountList } from '@dossier/ui/count-list';
import { Section } from '@dossier/ui/section';
import { formatCount } from '../../shared/format.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useWords } from '../../shared/words.ts';
import { mine, unassigned } from './dashboard-queries.ts';

/** The open registrations of whoever reads it, and those that nobody works on. */
export function MyWork() {
  const t = useWords();
  const [locale] = useLocale();
  const own = useRegistrations(mine);
  const nobodys = useRegistrations(unassigned);
  const figure = (total: number | undefined) => (total ? formatCount(total, locale) : null);
  return (
    <Section variant="sheet" title={t($ => $.dashboard.work)}>
      <CountList
        items={[
          {
            id: 'mine',
            label: t($ => $.dashboard.mine),
            count: figure(own.data?.total),
            href: '/administration/registrations?assignee=me',
          },
          {
            id: 'unassigned',
            label: t($ => $.dashboard.unassigned),
            count: figure(nobodys.data?.total),
            href: '/administration/registrations?assignee=none',
          },
        ]}
      />
    </Section>
  );
}
