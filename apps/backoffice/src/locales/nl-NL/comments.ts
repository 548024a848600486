import type { comments as source } from '../en-US/comments.ts';

export const comments: typeof source = {
  title: 'Opmerkingen',
  text: 'Opmerking',
  hint: 'Alleen collega’s lezen haar. U kunt haar 15 minuten lang wijzigen. **Vet**, *nadruk* en lijsten met - werken.',
  mentions: 'Collega’s inlichten',
  mentionsHint: 'Ze vinden haar in hun inbox. Alleen wie deze registratie mag zien, kan worden gekozen.',
  add: 'Opmerking toevoegen',
  save: 'Opmerking opslaan',
  edit: 'Bewerken',
  added: 'De opmerking is toegevoegd.',
  changed: 'De opmerking is gewijzigd.',
  edited: 'achteraf gewijzigd',
  mentioned: 'Aan {{names}}',
  more: 'Eerdere opmerkingen tonen',
  empty: 'Er is nog niets gezegd',
  emptyText: 'Wat u hier schrijft, blijft binnen het kantoor.',
};
