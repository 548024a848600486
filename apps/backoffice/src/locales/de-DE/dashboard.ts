import type { dashboard as source } from '../en-US/dashboard.ts';

export const dashboard: typeof source = {
  title: 'Überblick',
  greeting: 'Schön, Sie zu sehen, {{name}}',
  recent: 'Neueste Registrierungen',
  seeAll: 'Alle Registrierungen ansehen',
  mine: 'Mir zugewiesen',
  unassigned: 'Nicht zugewiesen',
  work: 'Meine Arbeit',
  empty: 'Zuletzt geänderte Registrierungen erscheinen hier.',
  period: {
    label: 'Zeitraum',
    '3': '3 Monate',
    '6': '6 Monate',
    '12': '12 Monate',
    '24': '24 Monate',
  },
  byMonth: 'Registrierungen der letzten {{count}} Monate',
  pipeline: {
    title: 'Verlauf',
    days: 'Arbeitstage (Median)',
    rejected: 'Abgelehnt',
    deleted: 'Gelöscht',
  },
  team: {
    title: 'Auslastung des Teams',
    person: 'Person',
    nobody: 'Nicht zugewiesen',
    empty: 'Niemand hat offene Registrierungen.',
  },
  first: {
    title: 'Erste Schritte',
    step: 'Schritt',
    state: 'Stand',
    done: 'Erledigt',
    open: 'Zu tun',
    contact: 'Kontaktdaten Ihres Hauses prüfen',
    theme: 'Dem Produkt das Aussehen Ihres Hauses geben',
    user: 'Eine Kollegin oder einen Kollegen einladen',
    registration: 'Die erste Registrierung beginnen',
  },
};
