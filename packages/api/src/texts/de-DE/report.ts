import type { report as source } from '../en-US/report.ts';

export const report: typeof source = {
  internal: 'Intern: nicht für den Kunden.',
  empty: 'Es ist nichts erfasst.',
  subType: 'Besondere Art',
  unnamed: 'Beteiligter ohne Namen',
  approval: {
    title: 'Freigabe',
    policy: 'Erforderlich',
    requestedBy: 'Angefordert von',
    requestedAt: 'Angefordert am',
  },
  about: {
    title: 'Über diesen Export',
    exportedAt: 'Exportiert am',
    exportedBy: 'Exportiert von',
    contents: 'Inhalt',
    identifiers: 'Kennungen',
    masked: 'Maskiert',
    full: 'Vollständig; im Prüfprotokoll festgehalten',
    version: 'Version der Registrierung',
    hash: 'SHA-256 des Inhalts',
    hashHint:
      'Vergleichen Sie diesen Hash mit dem im Prüfprotokoll des Unternehmens, um zu prüfen, dass nichts geändert wurde.',
    missing:
      'Das Zeichen ■ steht für ein Zeichen, das die Schrift dieses Dokuments nicht hat; die CSV-Datei enthält es.',
  },
  signing: {
    title: 'Unterschriften',
    text: 'Mit der Unterschrift bestätigt jede Person, dass die Daten in diesem Dokument richtig sind.',
    none: 'Keiner der Beteiligten ist zeichnungsberechtigt.',
    name: 'Name',
    city: 'Ort',
    date: 'Datum',
    signature: 'Unterschrift',
  },
  csv: { section: 'Abschnitt', about: 'Betrifft', field: 'Feld', value: 'Wert' },
  footer: 'Exportiert am {{at}}',
  page: 'Seite {{page}} von {{pages}}',
};
