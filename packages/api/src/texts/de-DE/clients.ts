import type { clients as source } from '../en-US/clients.ts';

export const clients: typeof source = {
  persons: {
    title: 'Natürliche Personen',
    summary_one: '{{formatted}} natürliche Person',
    summary_other: '{{formatted}} natürliche Personen',
    results_one: '{{formatted}} Person gefunden',
    results_other: '{{formatted}} Personen gefunden',
    searchLabel: 'Natürliche Personen suchen',
    search: 'Name, Ort, Steuernummer oder Referenz',
    failed: 'Die natürlichen Personen konnten nicht geladen werden',
  },
  businesses: {
    title: 'Firmenkunden',
    summary_one: '{{formatted}} Firmenkunde oder Gruppe',
    summary_other: '{{formatted}} Firmenkunden und Gruppen',
    results_one: '{{formatted}} gefunden',
    results_other: '{{formatted}} gefunden',
    searchLabel: 'Firmenkunden suchen',
    search: 'Name, Ort, Nummer oder Referenz',
    failed: 'Die Firmenkunden konnten nicht geladen werden',
  },
  columns: {
    name: 'Name',
    city: 'Ort',
    birth: 'Geburtsdatum',
    number: 'Nummer',
    kind: 'Art',
    registrations: 'Registrierungen',
    risk: 'Risiko',
    status: 'Status',
    assignee: 'Bearbeiter',
    updated: 'Geändert',
  },
  all: 'Alle',
  empty: {
    title: 'Noch keine Kunden',
    text: 'Kunden erscheinen hier, sobald jemand in einer Registrierung erfasst ist.',
  },
  noMatch: {
    title: 'Keine Kunden gefunden',
    text: 'Keine Kunden entsprechen Ihrer Suche und Ihren Filtern.',
  },
  customField: {
    label: 'Eigenes Feld',
    title: 'Nach einem eigenen Feld filtern',
    hint: 'Ohne Antwort werden alle gezeigt, die geantwortet haben.',
    any: 'jede Antwort',
    answered: '{{label}}: {{value}}',
    show: 'Anzeigen',
    cancel: 'Abbrechen',
  },
};
