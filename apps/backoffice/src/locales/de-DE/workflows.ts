import type { workflows as source } from '../en-US/workflows.ts';

export const workflows: typeof source = {
  tasks: {
    title: 'Aufgaben',
    summary_one: '{{formatted}} wartet auf Sie',
    summary_other: '{{formatted}} warten auf Sie',
    scopes: { label: 'Aufgaben', mine: 'Meine', unassigned: 'Nicht zugewiesen', all: 'Alle' },
    columns: {
      client: 'Kunde',
      type: 'Aufgabe',
      status: 'Status',
      assignee: 'Bearbeiter',
      started: 'Begonnen',
      touched: 'Zuletzt geändert',
    },
    nobody: 'Niemand',
    pages: {
      label: 'Seiten mit Aufgaben',
      range: '{{from}}–{{to}} von {{total}}',
      previous: 'Zurück',
      next: 'Weiter',
    },
    empty: {
      title: 'Nichts zu tun',
      mine: 'Arbeit, die Ihnen zugewiesen wird, erscheint hier.',
      unassigned: 'Für alles ist jemand zuständig.',
      all: 'Aufgaben erscheinen hier, sobald eine Registrierung begonnen wird.',
    },
    failed: 'Die Aufgaben konnten nicht geladen werden',
  },
};
