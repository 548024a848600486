import type { shell as source } from '../en-US/shell.ts';

export const shell: typeof source = {
  dashboard: 'Übersicht',
  registrations: 'Registrierungen',
  scheme: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  contrast: { system: 'Kontrast wie das System', more: 'Mehr Kontrast', standard: 'Standardkontrast' },
  density: { compact: 'Kompakt', regular: 'Normal', comfortable: 'Großzügig' },
  changeTenant: 'Anderes Haus wählen',
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
    text: 'Der Rest der Seite funktioniert. Der Fehler wurde gemeldet; nichts Gespeichertes ist verloren.',
    reload: 'Neu laden',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie verschoben, oder der Link ist unvollständig.',
  },
  forbidden: {
    title: 'Sie haben keinen Zugriff auf diese Seite!',
    text: 'Dafür ist die Berechtigung „{{permission}}“ nötig. Ein Administrator Ihres Hauses kann sie erteilen.',
  },
  toDashboard: 'Zur Übersicht',
  loading: 'Wird geladen',
  loadFailed: {
    title: 'Das konnte nicht geladen werden',
    text: 'Die Plattform antwortet nicht. Nichts, was Sie eingegeben haben, geht verloren.',
  },
  tryAgain: 'Erneut versuchen',
  languageFailed:
    '{{language}} konnte nicht geladen werden. Versuchen Sie es erneut, oder laden Sie die Seite neu.',
  requestId: 'Anfrage {{id}}',
};
