import { lazy, Suspense, use, type ReactNode } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { useLinkNavigation } from '../shared/link-navigation.ts';
import { LoadingPage } from '../shared/LoadingPage.tsx';
import { NotFoundPage } from '../shared/NotFoundPage.tsx';
import { wholeSheet } from '../shared/whole-sheet.ts';
import { Guarded } from './Guarded.tsx';
import { loadInside } from './load-inside.ts';
import { aliases, routes, signIn, type RouteEntry } from './routes.ts';
import { useArrival } from './use-arrival.ts';

// Nothing of it is needed to sign in.
const AdministrationFrame = lazy(async () => ({
  default: (await loadInside()).AdministrationFrame,
}));

const inFrame = (page: ReactNode) => <AdministrationFrame layout="container">{page}</AdministrationFrame>;

/** The page of the address. */
export function Routes() {
  useLinkNavigation();
  useArrival();
  return (
    <Suspense fallback={<LoadingPage />}>
      <Switch>
        {Object.entries(aliases).map(([from, to]) => (
          <Route key={from} path={from}>
            <Alias to={to} />
          </Route>
        ))}
        {routes.map(route => (
          <Route key={route.path} path={route.path}>
            <Guarded demands={route.demands} frame={inFrame}>
              <Framed route={route} />
            </Guarded>
          </Route>
        ))}
        <Route>
          <main>
            <NotFoundPage />
          </main>
        </Route>
      </Switch>
    </Suspense>
  );
}

/** Leads on, and keeps what was asked for; what is behind a # comes last. Read here, where there is a browser. */
function Alias({ to }: { readonly to: string }) {
  const [path = '', part] = to.split('#');
  return <Redirect to={path + location.search + (part === undefined ? '' : `#${part}`)} replace />;
}

function Framed({ route: { path, layout, Page } }: { readonly route: RouteEntry }) {
  const sheet = path === signIn ? null : wholeSheet();
  if (sheet) use(sheet);
  if (layout === undefined) return <Page />;
  return (
    <AdministrationFrame layout={layout}>
      <Suspense fallback={<LoadingPage />}>
        <Page />
      </Suspense>
    </AdministrationFrame>
  );
}
