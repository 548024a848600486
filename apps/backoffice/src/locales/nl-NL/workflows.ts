import type { workflows as source } from '../en-US/workflows.ts';

export const workflows: typeof source = {
  tasks: {
    title: 'Taken',
    summary_one: '{{formatted}} wacht op u',
    summary_other: '{{formatted}} wachten op u',
    scopes: { label: 'Taken', mine: 'Van mij', unassigned: 'Niet toegewezen', all: 'Alle' },
    columns: {
      client: 'Cliënt',
      type: 'Taak',
      status: 'Status',
      assignee: 'Behandelaar',
      started: 'Begonnen',
      touched: 'Laatst gewijzigd',
    },
    nobody: 'Niemand',
    pages: {
      label: 'Pagina’s met taken',
      range: '{{from}}–{{to}} van {{total}}',
      previous: 'Vorige',
      next: 'Volgende',
    },
    empty: {
      title: 'Niets te doen',
      mine: 'Werk dat aan u wordt toegewezen, verschijnt hier.',
      unassigned: 'Alles heeft iemand die eraan werkt.',
      all: 'Taken verschijnen hier zodra een registratie wordt begonnen.',
    },
    failed: 'De taken konden niet worden geladen',
  },
};
