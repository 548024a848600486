import type { common as source } from '../en-US/common.ts';

export const common: typeof source = {
  dashboard: 'Dashboard',
  registrations: 'Registraties',
  appearance: 'Weergave',
  scheme: { system: 'Systeem volgen', light: 'Licht', dark: 'Donker' },
  contrast: { system: 'Systeemcontrast', more: 'Meer contrast', standard: 'Standaardcontrast' },
  density: { compact: 'Compact', regular: 'Normaal', comfortable: 'Ruim' },
  changeTenant: 'Van kantoor wisselen',
  logout: 'Uitloggen',
  copyright: '© {{year}} {{name}}',
  publicLinks: {
    news: 'Laatste nieuws',
    blog: 'Blog',
    governance: 'Bestuur',
    team: 'Team',
    support: 'Ondersteuning',
  },
  motto: 'Elke cliënt, volledig en verantwoord.',
  unsupported: {
    title: 'Browser niet ondersteund',
    text: 'Deze browser wordt niet ondersteund. Gebruik Google Chrome, Mozilla Firefox, Microsoft Edge of Safari.',
  },
  broken: {
    title: 'Er ging iets mis in dit deel van de pagina',
    text: 'De rest werkt nog. De fout is gemeld; wat u hebt opgeslagen, is veilig.',
    reload: 'Opnieuw laden',
  },
  notFound: {
    title: 'Pagina niet gevonden',
    text: 'Op dit adres staat geen pagina. Controleer de link.',
  },
  forbidden: {
    title: 'U hebt geen toegang tot deze pagina!',
    text: 'Hiervoor is de bevoegdheid “{{permission}}” nodig. Vraag een beheerder van uw kantoor.',
  },
  toDashboard: 'Naar het dashboard',
  loading: 'Laden',
  loadFailed: {
    title: 'Dit kon niet worden geladen',
    text: 'We kunnen de server niet bereiken. Wat u hebt getypt, blijft behouden.',
  },
  tryAgain: 'Opnieuw proberen',
  languageFailed: '{{language}} kon niet worden geladen. Probeer het opnieuw, of laad de pagina opnieuw.',
  requestId: 'Verzoek {{id}}',
};
