import type { absence as source } from '../en-US/absence.ts';

export const absence: typeof source = {
  title: 'Afwezigheid',
  titleOf: 'Afwezigheid van {{name}}',
  intro:
    'Zolang u afwezig bent, gaat wat u krijgt toegewezen naar uw vervanger, die ook uw open taken ziet. De afwezigheid eindigt vanzelf.',
  introOther:
    'Zolang een collega afwezig is, gaat wat die krijgt toegewezen naar de vervanger, die ook de open taken ziet. De afwezigheid eindigt vanzelf.',
  from: 'Eerste dag',
  until: 'Laatste dag',
  deputy: 'Vervanger',
  noDeputy: 'Niemand',
  save: 'Afwezigheid opslaan',
  busy: 'Opslaan…',
  saved: 'Afwezigheid opgeslagen.',
  end: 'Afwezigheid beëindigen',
  ended: 'Afwezigheid beëindigd.',
  cancel: 'Annuleren',
  stale: 'Dit is elders gewijzigd. U ziet de laatste versie; er is niets opgeslagen.',
};
