import type { views as source } from '../en-US/views.ts';

export const views: typeof source = {
  title: 'Enregistrer comme vue',
  change: 'Modifier la vue',
  keep: 'Enregistrer',
  cancel: 'Annuler',
  name: 'Nom',
  share: 'Partager avec les collègues',
  shareHint: 'Tout votre cabinet voit la vue, limitée aux demandes accessibles à chacun.',
  same: 'Cela remplace votre vue du même nom.',
  withoutSearch: 'Les termes de recherche ne sont pas enregistrés : ils peuvent nommer un client.',
  stale: 'Un collègue a modifié cette vue. Vérifiez-la et réessayez.',
  gone: 'Un collègue a supprimé cette vue.',
  removeQuestion: 'Voulez-vous supprimer la vue ? Les demandes sont conservées.',
  removeShared: 'Vos collègues perdront aussi cette vue.',
  saved: 'Vue « {{name}} » enregistrée.',
  removed: 'Vue « {{name}} » supprimée.',
  removeTitle: 'Supprimer « {{name}} »',
};
