import type { tasks as source } from '../en-US/tasks.ts';

export const tasks: typeof source = {
  filters: {
    type: 'Proces',
    due: 'Termijn',
    dues: { overdue: 'Te laat', today: 'Vandaag', week: 'Deze week', paused: 'Wacht op de cliënt' },
    kind: 'Taak',
    kinds: { collect: 'Dossier volledig maken', decide: 'Beslissen' },
    remove: 'Filter {{name}} verwijderen',
    clear: 'Filters wissen',
  },
  pages: {
    label: 'Pagina’s met taken',
    range: '{{from}}–{{to}} van {{total}}',
    previous: 'Vorige',
    next: 'Volgende',
  },
  empty: {
    filterTitle: 'Geen taken voor deze filters',
    title: 'Geen taken',
    mine: 'Taken die aan u zijn toegewezen, verschijnen hier.',
    group: 'Taken van collega’s in uw groepen verschijnen hier.',
    waiting: 'Geen taak wacht op een cliënt.',
    snoozed: 'Taken die u uitstelt, staan hier tot hun dag.',
    assigned: 'Geen enkele taak heeft een behandelaar.',
    unassigned: 'Elke taak heeft een behandelaar.',
    all: 'Taken verschijnen hier zodra een registratie start.',
  },
};
