import { useCurrentUser } from '@dossier/api/access';
import { useRegistrations, type RegistrationQuery } from '@dossier/api/registrations';
import { Columns, Stack } from '@dossier/ui/layout';
import { PageHeader } from '@dossier/ui/page-header';
import { Section } from '@dossier/ui/section';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { useWords } from '../../shared/words.ts';
import { MyWork } from './MyWork.tsx';
import { RecentRegistrations } from './RecentRegistrations.tsx';
import { RegistrationsByStatus } from './RegistrationsByStatus.tsx';

const recent: RegistrationQuery = { sort: ['-updatedAt'], max: 10 };

/** S1 §2, /administration/dashboard: what there is and what changed last. Every number leads to the list behind it. */
export function DashboardPage() {
  const t = useWords();
  const user = useCurrentUser();
  const list = useRegistrations(recent);
  const title = t($ => $.dashboard.title);
  usePageTitle(title);
  return (
    <Stack gap="section">
      <PageHeader title={title}>
        {user.data && t($ => $.dashboard.greeting, { name: user.data.name.full })}
      </PageHeader>
      {list.error && !list.data ? (
        <LoadFailed error={list.error} onRetry={() => void list.mutate()} />
      ) : (
        <Columns count="aside">
          <Section variant="sheet" title={t($ => $.dashboard.recent)}>
            <RecentRegistrations rows={list.data?.items} />
          </Section>
          <Stack gap="section">
            <Section variant="sheet" title={t($ => $.dashboard.work)}>
              <MyWork />
            </Section>
            <Section variant="sheet" title={t($ => $.dashboard.byStatus)}>
              <RegistrationsByStatus counts={list.data?.counts} />
            </Section>
          </Stack>
        </Columns>
      )}
    </Stack>
  );
}
