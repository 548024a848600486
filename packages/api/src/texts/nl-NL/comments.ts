import type { comments as source } from '../en-US/comments.ts';

export const comments: typeof source = {
  title: 'Opmerkingen',
  text: 'Opmerking',
  hint: 'Alleen zichtbaar voor collega’s. 15 minuten te bewerken. Ondersteunt **vet**, *cursief* en lijsten.',
  mentions: 'Melden aan',
  mentionsHint:
    'Ze krijgen een melding in hun inbox. Alleen collega’s met toegang tot deze registratie staan hier.',
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
};
