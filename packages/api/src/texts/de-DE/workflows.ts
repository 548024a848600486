import type { workflows as source } from '../en-US/workflows.ts';

export const workflows: typeof source = {
  tasks: {
    title: 'Aufgaben',
    summary_one: '{{formatted}} offene Aufgabe',
    summary_other: '{{formatted}} offene Aufgaben',
    scopes: { label: 'Aufgaben', mine: 'Meine', unassigned: 'Nicht zugewiesen', all: 'Alle' },
    columns: {
      client: 'Kunde',
      type: 'Aufgabe',
      status: 'Status',
      assignee: 'Bearbeiter',
      started: 'Gestartet',
      touched: 'Zuletzt geändert',
    },
    nobody: 'Nicht zugewiesen',
    pages: {
      label: 'Seiten mit Aufgaben',
      range: '{{from}}–{{to}} von {{total}}',
      previous: 'Zurück',
      next: 'Weiter',
    },
    empty: {
      title: 'Keine Aufgaben',
      mine: 'Ihnen zugewiesene Aufgaben erscheinen hier.',
      unassigned: 'Jede Aufgabe hat einen Bearbeiter.',
      all: 'Aufgaben erscheinen hier, sobald eine Registrierung startet.',
    },
    failed: 'Die Aufgaben konnten nicht geladen werden',
  },
};
