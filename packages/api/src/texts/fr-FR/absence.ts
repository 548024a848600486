import type { absence as source } from '../en-US/absence.ts';

export const absence: typeof source = {
  title: 'Absence',
  titleOf: 'Absence de {{name}}',
  intro:
    'Pendant votre absence, ce qui vous est attribué va à votre suppléant, qui voit aussi vos tâches ouvertes. Elle se termine d’elle-même.',
  introOther:
    'Pendant l’absence d’un collègue, ce qui lui est attribué va au suppléant, qui voit aussi ses tâches ouvertes. Elle se termine d’elle-même.',
  from: 'Premier jour',
  until: 'Dernier jour',
  deputy: 'Suppléant',
  noDeputy: 'Personne',
  save: 'Enregistrer l’absence',
  busy: 'Enregistrement…',
  saved: 'Absence enregistrée.',
  end: 'Mettre fin à l’absence',
  ended: 'Absence terminée.',
  cancel: 'Annuler',
  stale: 'Ceci a été modifié ailleurs. La dernière version est affichée ; rien n’a été enregistré.',
};
