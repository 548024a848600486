import type { exports as source } from '../en-US/exports.ts';

export const exports: typeof source = {
  one: 'Registratie exporteren',
  format: 'Formaat',
  formats: {
    pdf: 'PDF',
    csv: 'CSV',
    zip: 'ZIP',
  },
  ofOne: {
    pdf: 'Om te lezen, af te drukken of te tekenen',
    csv: 'Een rij per veld',
    zip: 'Beide, met de hash van elk bestand',
  },
  language: 'Taal',
  contents: 'Inhoud',
  sections: {
    overview: 'Overzicht',
    parties: 'Partijen',
    status: 'Status en goedkeuringen',
    comments: 'Opmerkingen',
    activity: 'Activiteit',
  },
  internal: 'Intern',
  counted_one: '{{formatted}} vermelding',
  counted_other: '{{formatted}} vermeldingen',
  title: 'Titel',
  titleHint: 'In plaats van de naam van de klant',
  forSigning: 'Met een pagina voor handtekeningen',
  forSigningHint: 'Laat weg wat intern is.',
  reveal: 'Kenmerken volledig',
  revealHint: 'Er wordt vastgelegd dat u ze hebt geëxporteerd.',
  cancel: 'Annuleren',
  export: 'Exporteren',
  ready: 'De export is klaar.',
};
