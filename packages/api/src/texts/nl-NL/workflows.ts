import type { workflows as source } from '../en-US/workflows.ts';

export const workflows: typeof source = {
  tasks: {
    title: 'Taken',
    summary_one: '{{formatted}} openstaande taak',
    summary_other: '{{formatted}} openstaande taken',
    scopes: { label: 'Taken', mine: 'Van mij', unassigned: 'Niet toegewezen', all: 'Alle' },
    columns: {
      client: 'Cliënt',
      type: 'Taak',
      status: 'Status',
      assignee: 'Behandelaar',
      started: 'Gestart',
      touched: 'Laatst gewijzigd',
    },
    nobody: 'Niet toegewezen',
    pages: {
      label: 'Pagina’s met taken',
      range: '{{from}}–{{to}} van {{total}}',
      previous: 'Vorige',
      next: 'Volgende',
    },
    empty: {
      title: 'Geen taken',
      mine: 'Taken die aan u zijn toegewezen, verschijnen hier.',
      unassigned: 'Elke taak heeft een behandelaar.',
      all: 'Taken verschijnen hier zodra een registratie start.',
    },
    failed: 'De taken konden niet worden geladen',
  },
};
