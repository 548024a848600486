import { useCurrentUser } from '@dossier/api/access';
import { useRegistrations } from '@dossier/api/registrations';
import { Sheet, Stack } from '@dossier/ui/layout';
import { Skeleton } from '@dossier/ui/skeleton';
import { Suspense, useState } from 'react';
import { useSearch } from 'wouter';
import { PanelBoundary } from '../../shared/Boundary.tsx';
import type { Widget } from '../../shared/widget.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { useTranslations } from '../../shared/translations.ts';
import { useIsNarrow } from '../../shared/use-media.ts';
import { arranged } from './arrange.ts';
import { readPeriod } from './dashboard-address.ts';
import { DashboardHeader } from './DashboardHeader.tsx';
import { recent } from './dashboard-queries.ts';
import { PeriodControl } from './PeriodControl.tsx';
import { useArrangement } from './use-arrangement.ts';
import { ArrangeModal } from './ArrangeModal.tsx';
import { FirstSteps } from './FirstSteps.tsx';

/** A firm begins once: no one else loads how. */

/** S1 §2, /administration/dashboard: what there is to do, what there is, and how it goes. Every number leads to the list behind it. */
export function DashboardPage({ widgets }: { readonly widgets: readonly Widget[] }) {
  const t = useTranslations('dashboard');
  const months = readPeriod(new URLSearchParams(useSearch()));
  const user = useCurrentUser();
  const list = useRegistrations(recent);
  const title = t($ => $.dashboard.title);
  usePageTitle(title);
  const shownWidgets = user.data ? widgets.filter(({ isFor }) => isFor(user.data!)) : [];
  const [arrangement, arrange] = useArrangement(shownWidgets);
  const isNarrow = useIsNarrow();
  const [isArranging, setIsArranging] = useState(false);
  return (
    <Stack gap="section">
      <DashboardHeader title={title} months={months} onCustomise={() => setIsArranging(true)} />
      <Suspense>{user.data && list.data?.counts['all'] === 0 && <FirstSteps user={user.data} />}</Suspense>
      <Sheet
        columns={arranged(shownWidgets, arrangement).map((column, index) => [
          // On a phone the work comes first: how far back the figures go is asked where they begin.
          ...(isNarrow && index === 1 && column.length > 0
            ? [{ id: 'period', content: <PeriodControl months={months} /> }]
            : []),
          ...column.map(({ id, Widget: Own }) => ({
            id,
            content: (
              // One that fails leaves the others where they are.
              <PanelBoundary part={`dashboard ${id}`}>
                <Suspense fallback={<Skeleton />}>
                  <Own months={months} />
                </Suspense>
              </PanelBoundary>
            ),
          })),
        ])}
      />
      <Suspense>
        {isArranging && (
          <ArrangeModal
            months={months}
            widgets={shownWidgets}
            arrangement={arrangement}
            onArrange={arrange}
            onClose={() => setIsArranging(false)}
          />
        )}
      </Suspense>
    </Stack>
  );
}
