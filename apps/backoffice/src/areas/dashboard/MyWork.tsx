import { useRegistrations } from '@dossier/api/registrations';
import { registrationStatus } from '@dossier/validators/vocabularies';
import { CountList } from '@dossier/ui/count-list';
import { Section } from '@dossier/ui/section';
import { formatCount } from '../../shared/format.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useWords } from '../../shared/words.ts';

/** What is still open: neither decided nor converted. */
const open = [registrationStatus.code('INCOMPLETE'), registrationStatus.code('COMPLETE')];

/** The open registrations of whoever reads it, and those that nobody works on. */
export function MyWork() {
  const t = useWords();
  const [locale] = useLocale();
  const mine = useRegistrations({ assignee: 'me', status: open, max: 1 });
  const unassigned = useRegistrations({ assignee: 'none', status: open, max: 1 });
  const figure = (total: number | undefined) => (total ? formatCount(total, locale) : null);
  return (
    <Section variant="sheet" title={t($ => $.dashboard.work)}>
      <CountList
        items={[
          {
            id: 'mine',
            label: t($ => $.dashboard.mine),
            count: figure(mine.data?.total),
            href: '/administration/registrations?assignee=me',
          },
          {
            id: 'unassigned',
            label: t($ => $.dashboard.unassigned),
            count: figure(unassigned.data?.total),
            href: '/administration/registrations?assignee=none',
          },
        ]}
      />
    </Section>
  );
}
