import type { shell as source } from '../en-US/shell.ts';

export const shell: typeof source = {
  dashboard: 'Dashboard',
  registrations: 'Registraties',
  scheme: { system: 'Zoals het systeem', light: 'Licht', dark: 'Donker' },
  contrast: { system: 'Contrast zoals het systeem', more: 'Meer contrast', standard: 'Standaardcontrast' },
  density: { compact: 'Compact', regular: 'Normaal', comfortable: 'Ruim' },
  changeTenant: 'Kies een ander kantoor',
  logout: 'Uitloggen',
  copyright: '© {{year}} {{name}}',
  publicLinks: {
    news: 'Laatste nieuws',
    blog: 'Blog',
    governance: 'Bestuur',
    team: 'Team',
    support: 'Ondersteuning',
  },
  motto: 'Elke klant, volledig en verantwoord.',
  unsupported: {
    title: 'Browser niet ondersteund',
    text: 'Deze browser wordt niet ondersteund. Gebruik Google Chrome, Mozilla Firefox, Microsoft Edge of Safari.',
  },
  broken: {
    title: 'Er ging iets mis in dit deel van de pagina',
    text: 'De rest van de pagina werkt nog. De fout is gemeld; wat u hebt opgeslagen, is niet verloren.',
    reload: 'Opnieuw laden',
  },
  notFound: {
    title: 'Pagina niet gevonden',
    text: 'Op dit adres staat geen pagina. Mogelijk is zij verplaatst of is de link onvolledig.',
  },
  forbidden: {
    title: 'U hebt geen toegang tot deze pagina!',
    text: 'Hiervoor is de bevoegdheid “{{permission}}” nodig. Een beheerder van uw kantoor kan die toekennen.',
  },
  toDashboard: 'Naar het dashboard',
  loading: 'Laden',
  loadFailed: {
    title: 'Dit kon niet worden geladen',
    text: 'Het platform antwoordt niet. Wat u hebt getypt, gaat niet verloren.',
  },
  tryAgain: 'Opnieuw proberen',
  languageFailed: '{{language}} kon niet worden geladen. Probeer het opnieuw, of laad de pagina opnieuw.',
  requestId: 'Verzoek {{id}}',
};
