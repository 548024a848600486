import type { exports as source } from '../en-US/exports.ts';

export const exports: typeof source = {
  one: 'Registrierung exportieren',
  format: 'Format',
  formats: {
    pdf: 'PDF',
    csv: 'CSV',
    zip: 'ZIP',
  },
  ofOne: {
    pdf: 'Zum Lesen, Drucken oder Unterschreiben',
    csv: 'Eine Zeile je Feld',
    zip: 'Beides, mit dem Hash jeder Datei',
  },
  language: 'Sprache',
  contents: 'Inhalt',
  sections: {
    overview: 'Überblick',
    parties: 'Beteiligte',
    status: 'Status und Freigaben',
    comments: 'Kommentare',
    activity: 'Aktivität',
  },
  internal: 'Intern',
  counted_one: '{{formatted}} Eintrag',
  counted_other: '{{formatted}} Einträge',
  title: 'Titel',
  titleHint: 'Anstelle des Namens des Kunden',
  forSigning: 'Mit einer Seite für Unterschriften',
  forSigningHint: 'Lässt weg, was intern ist.',
  reveal: 'Kennungen vollständig',
  revealHint: 'Es wird festgehalten, dass Sie sie exportiert haben.',
  cancel: 'Abbrechen',
  export: 'Exportieren',
  ready: 'Der Export ist fertig.',
};
