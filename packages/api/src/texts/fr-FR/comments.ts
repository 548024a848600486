import type { comments as source } from '../en-US/comments.ts';

export const comments: typeof source = {
  title: 'Commentaires',
  text: 'Commentaire',
  hint: 'Visible des collègues seulement. Modifiable pendant 15 minutes. Tapez @ pour mentionner un collègue.',
  add: 'Ajouter le commentaire',
  save: 'Enregistrer le commentaire',
  edit: 'Modifier',
  added: 'Commentaire ajouté.',
  changed: 'Commentaire enregistré.',
  edited: 'modifié',
  mentioned: 'À {{names}}',
  more: 'Afficher les commentaires précédents',
  empty: 'Aucun commentaire',
  emptyText: 'Les commentaires ne sont visibles que dans votre cabinet.',
  cancel: 'Annuler',
  isNew: 'Nouveau',
  registration: 'Dans la demande {{number}}',
};
