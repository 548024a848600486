import { useCurrentUser } from '@dossier/api/access';
import { overviewPeriods } from '@dossier/api/contract';
import { useRegistrations } from '@dossier/api/registrations';
import { Columns, Stack } from '@dossier/ui/layout';
import { PageHeader } from '@dossier/ui/page-header';
import { SegmentedControl } from '@dossier/ui/segmented-control';
import { Skeleton } from '@dossier/ui/skeleton';
import { Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import { PanelBoundary } from '../../shared/Boundary.tsx';
import type { Widget, WidgetProps } from '../../shared/contributions.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { useWords } from '../../shared/words.ts';
import { dashboardAddress, readPeriod } from './dashboard-address.ts';
import { recent } from './dashboard-queries.ts';
import { FirstSteps } from './FirstSteps.tsx';

/** S1 §2, /administration/dashboard: what there is to do, what there is, and how it goes. Every number leads to the list behind it. */
export function DashboardPage({ widgets }: { readonly widgets: readonly Widget[] }) {
  const t = useWords();
  const [, navigate] = useLocation();
  const months = readPeriod(new URLSearchParams(useSearch()));
  const user = useCurrentUser();
  const list = useRegistrations(recent);
  const title = t($ => $.dashboard.title);
  usePageTitle(title);
  const own = user.data ? widgets.filter(({ isFor }) => isFor(user.data!)) : [];
  return (
    <Stack gap="section">
      <PageHeader
        title={title}
        actions={
          <SegmentedControl
            label={t($ => $.dashboard.period.label)}
            value={months}
            segments={overviewPeriods.map(period => ({
              value: period,
              label: t($ => $.dashboard.period[period]),
            }))}
            onValueChange={value =>
              navigate(dashboardAddress(readPeriod(new URLSearchParams({ months: value }))), {
                replace: true,
              })
            }
          />
        }
      >
        {user.data && t($ => $.dashboard.greeting, { name: user.data.name.full })}
      </PageHeader>
      {user.data && list.data?.counts['all'] === 0 && <FirstSteps user={user.data} />}
      <Columns>
        <Side widgets={own.filter(({ side }) => side === 'start')} months={months} />
        <Side widgets={own.filter(({ side }) => side === 'end')} months={months} />
      </Columns>
    </Stack>
  );
}

function Side({ widgets, months }: WidgetProps & { readonly widgets: readonly Widget[] }) {
  return (
    <Stack gap="section">
      {widgets.map(({ id, Widget: Own }) => (
        // One that fails leaves the others where they are.
        <PanelBoundary key={id} place={`dashboard ${id}`}>
          <Suspense fallback={<Skeleton />}>
            <Own months={months} />
          </Suspense>
        </PanelBoundary>
      ))}
    </Stack>
  );
}
