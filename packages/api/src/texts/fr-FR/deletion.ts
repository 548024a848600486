import type { deletion as source } from '../en-US/deletion.ts';

export const deletion: typeof source = {
  title: 'Suppression',
  none: 'La suppression de ce client n’est pas demandée.',
  requested: 'Demandée le {{date}} par {{actor}}.',
  reason: 'Motif',
  reasonHint: 'Reste dans l’historique.',
  effect:
    'Rien n’est supprimé maintenant : la demande figure dans le dossier client. Les données ne sont supprimées que lorsqu’aucune loi ne les exige plus, et jamais par une seule personne.',
  obstaclesTitle: 'Ce qui s’y oppose aujourd’hui',
  noObstacles: 'Aujourd’hui, ni relation, ni travail en cours, ni lien avec un autre client ne s’y opposent.',
  failed: 'Ce qui s’y oppose n’a pas pu être chargé',
  obstacles: {
    relation: 'La relation avec ce client n’a pas pris fin.',
    process: 'Processus : {{name}}',
    registration: 'Demande : {{name}}',
    connection: 'Lié à un client : {{name}}',
  },
  steps: { request: 'Demander la suppression', withdraw: 'Retirer la demande' },
  done: { request: 'La suppression est demandée.', withdraw: 'La demande est retirée.' },
  cancel: 'Annuler',
};
