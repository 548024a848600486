import { AnswerCache } from '@dossier/api/client';
import type { Permission } from '@dossier/api/contract';
import { useLiveCounts } from '@dossier/api/stream';
import type { Locale } from '@dossier/ui/messages';
import { Suspense, type ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { ComponentMessages } from '../shared/ComponentMessages.tsx';
import { ForbiddenPage } from '../shared/ForbiddenPage.tsx';
import { LoadingPage } from '../shared/LoadingPage.tsx';
import { NotFoundPage } from '../shared/NotFoundPage.tsx';
import { UnreadContext } from '../shared/page-title.ts';
import { AdministrationFrame } from './AdministrationFrame.tsx';
import { Alias } from './Alias.tsx';
import { Guarded } from './Guarded.tsx';
import { loadPage, RoutePage } from './pages.ts';
import type { RouteEntry } from './route.ts';
import { aliases, routes, signedInNamespaces } from './routes.ts';
import { SignedIn } from './SignedIn.tsx';
import { SwitchedOff } from './SwitchedOff.tsx';
import { useVisit } from './use-visit.ts';

export const prepareAdministration = (path: string, locale: Locale): Promise<void> =>
  loadPage(routes, aliases[path] ?? path, locale, signedInNamespaces);

/** Every page behind signing in, what accompanies them, and what they have read. */
export function Administration() {
  return (
    <AnswerCache>
      {/* Whatever suspends does so in here: a cache that is hidden with it is gone. */}
      <Suspense fallback={<LoadingPage />}>
        <ComponentMessages isSignedIn>
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
        </ComponentMessages>
      </Suspense>
    </AnswerCache>
  );
}

/** The title of every page says what is unread. */
function Counted({ children }: { readonly children: ReactNode }) {
  return <UnreadContext value={useLiveCounts()?.inboxUnread ?? 0}>{children}</UnreadContext>;
}

/** A user who is refused one page may go on to others. */
function Rejected({ permission }: { readonly permission: Permission }) {
  return (
    <AdministrationFrame layout="container">
      <ForbiddenPage permission={permission} />
    </AdministrationFrame>
  );
}

function Opened({ route }: { readonly route: RouteEntry }) {
  const { demands, layout } = route;
  const visit = useVisit(demands);
  const page = <RoutePage route={route} />;
  return (
    <Guarded demands={demands} visit={visit} Rejected={Rejected} SwitchedOff={SwitchedOff}>
      {layout === undefined ? (
        page
      ) : (
        <AdministrationFrame layout={layout}>
          <Suspense fallback={<LoadingPage />}>{page}</Suspense>
        </AdministrationFrame>
      )}
    </Guarded>
  );
}
