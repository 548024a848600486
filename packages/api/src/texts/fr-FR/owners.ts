import type { owners as source } from '../en-US/owners.ts';

export const owners: typeof source = {
  title: 'Détenteurs calculés',
  threshold: {
    moreThan:
      'Plus de {{threshold}} des parts, des voix ou du contrôle au {{date}}, à travers toutes les sociétés.',
    atLeast:
      '{{threshold}} ou plus des parts, des voix ou du contrôle au {{date}}, à travers toutes les sociétés.',
  },
  result: { owner: 'Bénéficiaire effectif', possible: 'À clarifier', below: 'Sous le seuil' },
  share: {
    economic: '{{share}} du capital',
    voting: '{{share}} des voix',
    controlled: '{{share}} sous contrôle',
    range: '{{low}} à {{high}}',
  },
  agreement: 'Décide en vertu d’un accord ou d’une fonction',
  sole: 'Entrepreneur individuel',
  unmarked: 'Non indiqué ici comme bénéficiaire effectif',
  marked: 'Indiqué ici comme bénéficiaire effectif',
  path: '{{path}} : {{share}}',
  unknown: 'Pour {{share}}, aucune personne n’est saisie.',
  seniorManagers:
    'Personne n’atteint le seuil. Saisissez les dirigeants comme bénéficiaires effectifs et indiquez pourquoi.',
  errors: {
    OVER_100: 'Les parts de {{party}} totalisent {{share}}. Corrigez-les pour voir qui sont les détenteurs.',
    CLOSED_LOOP:
      '{{parties}} se détiennent entièrement entre elles : personne ne se trouve derrière. Corrigez les parts pour voir qui sont les détenteurs.',
  },
  hidden: 'Une partie que vous ne pouvez pas consulter',
  failed: 'Les détenteurs n’ont pas pu être calculés',
  empty: 'Aucun détenteur n’est saisi.',
};
