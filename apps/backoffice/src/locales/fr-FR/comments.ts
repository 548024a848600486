import type { comments as source } from '../en-US/comments.ts';

export const comments: typeof source = {
  title: 'Commentaires',
  text: 'Commentaire',
  hint: 'Seuls vos collègues le lisent. Vous pouvez le modifier pendant 15 minutes. **Gras**, *accent* et listes avec - sont possibles.',
  mentions: 'Prévenir des collègues',
  mentionsHint:
    'Ils le trouvent dans leur boîte de réception. Seules les personnes qui peuvent voir ce dossier peuvent être choisies.',
  add: 'Ajouter le commentaire',
  save: 'Enregistrer le commentaire',
  edit: 'Modifier',
  added: 'Le commentaire a été ajouté.',
  changed: 'Le commentaire a été modifié.',
  edited: 'modifié par la suite',
  mentioned: 'À {{names}}',
  more: 'Afficher les commentaires précédents',
  empty: 'Personne n’a encore rien dit',
  emptyText: 'Ce que vous écrivez ici reste au sein du cabinet.',
};
