import type { comments as source } from '../en-US/comments.ts';

export const comments: typeof source = {
  title: 'Commentaires',
  text: 'Commentaire',
  hint: 'Visible par vos collègues uniquement. Modifiable pendant 15 minutes. **Gras**, *italique* et listes possibles.',
  mentions: 'Notifier',
  mentionsHint:
    'Ils sont notifiés dans leur boîte de réception. Seuls les collègues ayant accès à cette demande figurent ici.',
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
};
