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
  confirmation: {
    none: 'Les détenteurs n’ont pas été confirmés.',
    by: 'Confirmé par {{by}} le {{when}} : {{owners}}.',
    stale:
      '{{by}} a confirmé les détenteurs le {{when}}. Les parts ont changé depuis : confirmez-les à nouveau.',
    former: 'un ancien collègue',
    kinds: {
      computed: 'Selon le calcul',
      overridden: 'Différent du calcul',
      seniorManagers: 'Dirigeants',
    },
    causes: {
      noneFound: 'Il n’y a pas de bénéficiaire effectif',
      notVerified: 'Les bénéficiaires effectifs n’ont pas pu être vérifiés',
    },
    reason: 'Motif : {{reason}}',
    action: 'Confirmer les détenteurs',
    title: 'Confirmer les bénéficiaires effectifs',
    owners: 'Bénéficiaires effectifs',
    managers: 'Dirigeants',
    managersText: 'Personne n’atteint le seuil. Les dirigeants prennent la place des détenteurs.',
    cause: 'Pourquoi',
    why: 'Motif',
    whyHint:
      'Nécessaire si vous choisissez d’autres personnes que celles calculées, ou s’il reste un point à clarifier.',
    empty: 'Ajoutez d’abord les personnes à la demande ou comme relations.',
    cancel: 'Annuler',
    done: 'Les détenteurs sont confirmés.',
    changed: 'Les parts ont changé entre-temps. Vérifiez à nouveau les détenteurs.',
  },
};
