import type { tasks as source } from '../en-US/tasks.ts';

export const tasks: typeof source = {
  filters: {
    type: 'Prozess',
    due: 'Fälligkeit',
    dues: {
      overdue: 'Überfällig',
      today: 'Heute fällig',
      week: 'Diese Woche fällig',
      paused: 'Wartet auf den Kunden',
    },
    kind: 'Aufgabe',
    kinds: { collect: 'Akte vervollständigen', decide: 'Entscheiden' },
    remove: 'Filter {{name}} entfernen',
    clear: 'Filter löschen',
  },
  pages: {
    label: 'Seiten mit Aufgaben',
    range: '{{from}}–{{to}} von {{total}}',
    previous: 'Zurück',
    next: 'Weiter',
  },
  empty: {
    filterTitle: 'Keine Aufgaben für diese Filter',
    title: 'Keine Aufgaben',
    mine: 'Ihnen zugewiesene Aufgaben erscheinen hier.',
    group: 'Aufgaben der Kolleginnen und Kollegen Ihrer Gruppen erscheinen hier.',
    waiting: 'Keine Aufgabe wartet auf einen Kunden.',
    snoozed: 'Aufgaben, die Sie zurückstellen, stehen hier bis zu ihrem Tag.',
    assigned: 'Keine Aufgabe hat einen Bearbeiter.',
    unassigned: 'Jede Aufgabe hat einen Bearbeiter.',
    all: 'Aufgaben erscheinen hier, sobald eine Registrierung startet.',
  },
};
