import { createClient, createErrorReporter, loadConfiguration, takeBootstrap } from '@dossier/api/client';
import { bootstrapName, cookieNames } from '@dossier/api/contract';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isBrowserSupported } from '../shared/browser.ts';
import { readCookie } from '../shared/cookies.ts';
import { createTranslations } from '../shared/i18n.ts';
import { chooseLocale, isLocale } from '../shared/locale.ts';
import { prerenderedRoot } from '../shared/prerendered.ts';
import { reportError, reportErrorsTo, watchErrors } from '../shared/report-error.ts';
import { loadStylesheet, loadStylesheetOnGesture } from '../shared/stylesheet.ts';
import { wearTheme } from '../shared/tenant-theme.ts';
import { App } from './App.tsx';
import { prepare } from './prepare.ts';
import { publicNamespaces } from './public-routes.ts';
import { allowWhatIsOurs } from './trusted-types.ts';
import './app.css';

// Only a page of someone with a session begins with its reads.
const isSignedIn = bootstrapName in window;
// At once: a token is in it.
const bootstrap = takeBootstrap();
allowWhatIsOurs(window);
const root = document.getElementById('root');
if (!root) throw new Error('Dossier: the page has no element with the id "root". Nothing can be shown.');

/** Nothing awaits at the top of this module: what is fetched meanwhile shares a file with it, and would wait for it. */
async function start(container: HTMLElement): Promise<void> {
  const configuration = await loadConfiguration();
  const { tenant, errorReportUrl: sink } = configuration;
  if (sink !== null) reportErrorsTo(createErrorReporter(sink, configuration));
  watchErrors();
  // Drawn already, for someone without a session: the code only has to take over what stands there.
  const isPrerendered = isBrowserSupported && prerenderedRoot() !== null;
  const { lang } = document.documentElement;
  const locale =
    isPrerendered && isLocale(lang)
      ? lang
      : chooseLocale({ chosen: readCookie(cookieNames.locale), browser: navigator.languages }, tenant);
  const client = createClient({ services: configuration.services, onError: reportError });
  document.documentElement.lang = locale;

  // All at once: texts, the code of the page, the tenant's theme (which a development server leaves out), the session.
  const [translations] = await Promise.all([
    createTranslations(locale, publicNamespaces),
    tenant ? wearTheme(tenant._id, `/theme/${tenant._id}.css`, tenant.density) : undefined,
    prepare(location.pathname, isSignedIn, locale),
    isPrerendered ? client.session.resume(null) : bootstrap.then(client.restore),
    // In a browser that is not supported a message replaces what was drawn.
    isPrerendered ? loadStylesheetOnGesture() : loadStylesheet(),
  ]);

  const app = (
    <StrictMode>
      <App client={client} configuration={configuration} translations={translations} />
    </StrictMode>
  );
  if (isPrerendered) hydrateRoot(container, app);
  // As a transition: nothing of it waits any more, and what is there already shows no spinner.
  else startTransition(() => createRoot(container).render(app));
}

start(root).catch((error: unknown) => {
  // A page whose texts or code did not load can say nothing: it is reloaded, once.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'reload') location.reload();
  throw error;
});
