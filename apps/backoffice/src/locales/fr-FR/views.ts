import type { views as source } from '../en-US/views.ts';

export const views: typeof source = {
  title: 'Enregistrer comme vue',
  change: 'Renommer ou partager la vue',
  keep: 'Enregistrer',
  cancel: 'Annuler',
  name: 'Nom',
  share: 'Partager avec les collègues',
  shareHint: 'Tout le cabinet voit la vue, chacun avec les enregistrements qu’il peut voir.',
  same: 'Vous avez déjà une vue de ce nom : elle montrera désormais cette liste.',
  withoutSearch: 'Les mots recherchés ne sont pas conservés : ils peuvent nommer un client.',
  stale: 'Quelqu’un d’autre a modifié cette vue. Consultez-la à nouveau.',
  gone: 'Quelqu’un a supprimé cette vue.',
  removeQuestion: 'Voulez-vous supprimer la vue ? Les enregistrements restent.',
  removeShared: 'Vos collègues ont aussi cette vue et la perdront.',
  saved: 'La vue « {{name}} » est enregistrée.',
  removed: 'La vue « {{name}} » est supprimée.',
  removeTitle: 'Supprimer « {{name}} »',
};
