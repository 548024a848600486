import type { comments as source } from '../en-US/comments.ts';

export const comments: typeof source = {
  title: 'Opmerkingen',
  text: 'Opmerking',
  hint: 'Alleen zichtbaar voor collega’s. 15 minuten te wijzigen. Typ @ om een collega te noemen.',
  add: 'Opmerking toevoegen',
  save: 'Opmerking opslaan',
  edit: 'Bewerken',
  added: 'Opmerking toegevoegd.',
  changed: 'Opmerking opgeslagen.',
  edited: 'bewerkt',
  mentioned: 'Aan {{names}}',
  more: 'Eerdere opmerkingen tonen',
  empty: 'Nog geen opmerkingen',
  emptyText: 'Alleen uw kantoor ziet opmerkingen.',
  cancel: 'Annuleren',
  isNew: 'Nieuw',
  registration: 'In registratie {{number}}',
};
