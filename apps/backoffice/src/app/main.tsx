import { createClient, faultSink, loadConfiguration } from '@dossier/api/client';
import { cookieNames } from '@dossier/api/contract';
import { loadMessages } from '@dossier/ui/messages';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readCookie } from '../shared/cookies.ts';
import { createTranslations } from '../shared/i18n.ts';
import { chooseLocale } from '../shared/locale.ts';
import { reportFaultsTo, watchFaults } from '../shared/report-error.ts';
import { wearTheme } from '../shared/tenant-theme.ts';
import { App } from './App.tsx';
import { allowEmptying } from './trusted-types.ts';
import './app.css';

allowEmptying(window);
const root = document.getElementById('root');
if (!root) throw new Error('Dossier: the page has no element with the id "root". Nothing can be shown.');

const configuration = await loadConfiguration();
const { tenant, faultSink: sink } = configuration;
if (sink !== null) reportFaultsTo(faultSink(sink, configuration));
watchFaults();
const locale = chooseLocale({ chosen: readCookie(cookieNames.locale), browser: navigator.languages }, tenant);
const client = createClient({ services: configuration.services });
document.documentElement.lang = locale;

// All at once: words, the firm's look (there already, unless a development server answered), and the session.
const [translations, messages] = await Promise.all([
  createTranslations(locale),
  loadMessages(locale),
  tenant ? wearTheme(tenant._id, `/theme/${tenant._id}.css`, tenant.density) : undefined,
  client.restore(),
]);

createRoot(root).render(
  <StrictMode>
    <App client={client} configuration={configuration} translations={translations} messages={messages} />
  </StrictMode>,
);
