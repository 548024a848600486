import type { clients as source } from '../en-US/clients.ts';

export const clients: typeof source = {
  persons: {
    title: 'Natuurlijke personen',
    summary_one: '{{formatted}} natuurlijk persoon',
    summary_other: '{{formatted}} natuurlijke personen',
    results_one: '{{formatted}} persoon gevonden',
    results_other: '{{formatted}} personen gevonden',
    searchLabel: 'Natuurlijke personen zoeken',
    search: 'Naam, plaats, fiscaal nummer of referentie',
    failed: 'De natuurlijke personen konden niet worden geladen',
  },
  businesses: {
    title: 'Bedrijven',
    summary_one: '{{formatted}} bedrijf of groep',
    summary_other: '{{formatted}} bedrijven en groepen',
    results_one: '{{formatted}} gevonden',
    results_other: '{{formatted}} gevonden',
    searchLabel: 'Bedrijven zoeken',
    search: 'Naam, plaats, nummer of referentie',
    failed: 'De bedrijven konden niet worden geladen',
  },
  columns: {
    name: 'Naam',
    city: 'Plaats',
    birth: 'Geboortedatum',
    number: 'Nummer',
    kind: 'Soort',
    registrations: 'Registraties',
    risk: 'Risico',
    status: 'Status',
    assignee: 'Behandelaar',
    updated: 'Gewijzigd',
  },
  all: 'Alle',
  empty: {
    title: 'Nog geen cliënten',
    text: 'Cliënten verschijnen hier zodra iemand in een registratie is ingevoerd.',
  },
  noMatch: { title: 'Geen cliënten gevonden', text: 'Geen cliënten voldoen aan uw zoekopdracht en filters.' },
};
