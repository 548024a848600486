import { AnswerCache } from '@dossier/api/client';
import type { Permission } from '@dossier/api/contract';
import { useLiveCounts } from '@dossier/api/stream';
import { lazy, Suspense, type ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { ForbiddenPage } from '../shared/ForbiddenPage.tsx';
import { LoadingPage } from '../shared/LoadingPage.tsx';
import { NotFoundPage } from '../shared/NotFoundPage.tsx';
import { UnreadContext } from '../shared/page-title.ts';
import { Alias } from './Alias.tsx';
import { Guarded } from './Guarded.tsx';
import { loadInside } from './load-inside.ts';
import { loadPage } from './load-page.ts';
import type { RouteEntry } from './route.ts';
import { aliases, routes } from './routes.ts';
import { SignedIn } from './SignedIn.tsx';
import { useVisit } from './use-visit.ts';

// Setting up a second factor and choosing a firm stand without it.
const AdministrationFrame = lazy(async () => ({ default: (await loadInside()).AdministrationFrame }));

/** Fetches all that the page of this address is made of. */
export const prepareInside = async (path: string): Promise<void> => {
  await Promise.all([loadInside(), loadPage(routes, aliases[path] ?? path)]);
};

/** Every page behind signing in, what accompanies them, and what they have read. */
export function Administration() {
  return (
    <AnswerCache>
      {/* Whatever waits does so in here: a cache that is hidden with what waits is gone. */}
      <Suspense fallback={<LoadingPage />}>
        <Counted>
          <Switch>
            {Object.entries(aliases).map(([from, to]) => (
              <Route key={from} path={from}>
                <Alias to={to} />
              </Route>
            ))}
            {routes.map(route => (
              <Route key={route.path} path={route.path}>
                <Opened route={route} />
              </Route>
            ))}
            <Route>
              <main>
                <NotFoundPage />
              </main>
            </Route>
          </Switch>
        </Counted>
      </Suspense>
      <SignedIn />
    </AnswerCache>
  );
}

/** The title of every page says what is unread. */
function Counted({ children }: { readonly children: ReactNode }) {
  return <UnreadContext value={useLiveCounts()?.inboxUnread ?? 0}>{children}</UnreadContext>;
}

/** Whoever is refused one page may go on to others. */
function Rejected({ permission }: { readonly permission: Permission }) {
  return (
    <AdministrationFrame layout="container">
      <ForbiddenPage permission={permission} />
    </AdministrationFrame>
  );
}

function Opened({ route: { demands, layout, Page } }: { readonly route: RouteEntry }) {
  const visit = useVisit(demands);
  return (
    <Guarded demands={demands} visit={visit} Rejected={Rejected}>
      {layout === undefined ? (
        <Page />
      ) : (
        <AdministrationFrame layout={layout}>
          <Suspense fallback={<LoadingPage />}>
            <Page />
          </Suspense>
        </AdministrationFrame>
      )}
    </Guarded>
  );
}
