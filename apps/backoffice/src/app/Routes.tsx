import { lazy, Suspense } from 'react';
import { useLinkNavigation } from '@dossier/ui/navigation';
import { Route, Switch, useLocation } from 'wouter';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { LoadingPage } from '../shared/LoadingPage.tsx';
import { NothingLoaded } from '../shared/NothingLoaded.tsx';

import { Alias } from './Alias.tsx';
import { Guarded } from './Guarded.tsx';
import { RoutePage } from './pages.ts';
import { loadAdministration } from './prepare.ts';
import { publicRoutes, signIn } from './public-routes.ts';
import { useArrival } from './use-arrival.ts';
import { usePublicVisit } from './use-public-visit.ts';

// Nothing of it is needed to sign in.
const Administration = lazy(async () => ({ default: (await loadAdministration()).Administration }));

/** The page of the address: those before signing in are here, all others come with the administration area. */
export function Routes() {
  const [, navigate] = useLocation();
  useLinkNavigation(navigate);
  useArrival();
  const visit = usePublicVisit();
  return (
    <ErrorBoundary part="route" Failed={NothingLoaded}>
      <Suspense fallback={<LoadingPage />}>
        <Switch>
          <Route path="/">
            <Alias to={signIn} />
          </Route>
          {publicRoutes.map(route => (
            <Route key={route.path} path={route.path}>
              <Guarded demands={route.demands} visit={visit}>
                <RoutePage route={route} />
              </Guarded>
            </Route>
          ))}
          <Route>
            <Administration />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}
