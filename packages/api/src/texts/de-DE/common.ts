import type { common as source } from '../en-US/common.ts';

export const common: typeof source = {
  dashboard: 'Dashboard',
  registrations: 'Registrierungen',
  appearance: 'Darstellung',
  scheme: { system: 'Wie System', light: 'Hell', dark: 'Dunkel' },
  contrast: { system: 'Systemkontrast', more: 'Mehr Kontrast', standard: 'Standardkontrast' },
  density: { compact: 'Kompakt', regular: 'Normal', comfortable: 'Großzügig' },
  changeTenant: 'Unternehmen wechseln',
  logout: 'Abmelden',
  copyright: '© {{year}} {{name}}',
  publicLinks: {
    news: 'Aktuelles',
    blog: 'Blog',
    governance: 'Unternehmensführung',
    team: 'Team',
    support: 'Hilfe',
  },
  motto: 'Jeder Kunde, vollständig und belegt.',
  unsupported: {
    title: 'Browser nicht unterstützt',
    text: 'Dieser Browser wird nicht unterstützt. Bitte verwenden Sie Google Chrome, Mozilla Firefox, Microsoft Edge oder Safari.',
  },
  broken: {
    title: 'In diesem Teil der Seite ist ein Fehler aufgetreten',
    text: 'Der Rest funktioniert. Der Fehler wurde gemeldet; Ihre gespeicherten Daten sind sicher.',
    reload: 'Neu laden',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es keine Seite. Prüfen Sie den Link.',
  },
  forbidden: {
    title: 'Sie haben keinen Zugriff auf diese Seite!',
    text: 'Dafür ist die Berechtigung „{{permission}}“ nötig. Fragen Sie einen Administrator Ihres Unternehmens.',
  },
  toDashboard: 'Zum Dashboard',
  loading: 'Wird geladen',
  loadFailed: {
    title: 'Das konnte nicht geladen werden',
    text: 'Wir erreichen den Server nicht. Ihre Eingaben bleiben erhalten.',
  },
  tryAgain: 'Erneut versuchen',
  languageFailed:
    '{{language}} konnte nicht geladen werden. Versuchen Sie es erneut, oder laden Sie die Seite neu.',
  requestId: 'Anfrage {{id}}',
};
