import type { dashboard as source } from '../en-US/dashboard.ts';

export const dashboard: typeof source = {
  title: 'Überblick',
  greeting: 'Schön, Sie zu sehen, {{name}}',
  byStatus: 'Registrierungen nach Status',
  byStatusText: 'Jede Zahl öffnet die Liste dahinter.',
  recent: 'Neueste Registrierungen',
  seeAll: 'Alle Registrierungen ansehen',
  mine: 'Mir zugewiesen',
  unassigned: 'Nicht zugewiesen',
  work: 'Meine Arbeit',
  empty: 'Zuletzt geänderte Registrierungen erscheinen hier.',
};
