import type { restrictedClients as source } from '../en-US/restrictedClients.ts';

export const restrictedClients: typeof source = {
  title: 'Clients restreints',
  intro:
    'Qui peut voir les clients que vous réservez à certaines personnes. Personne d’autre ne les trouve, quel que soit son rôle : seulement les personnes désignées ici.',
  kinds: { STAFF: 'Personnel', VIP: 'VIP' },
  kindHints: {
    STAFF: 'Collègues et proches qui sont clients',
    VIP: 'Personnes connues de tous',
  },
  users: '{{kind}} : utilisateurs',
  groups: '{{kind}} : groupes',
  none: 'Personne n’est encore désigné pour cette catégorie. D’ici là, aucun client ne peut être restreint ainsi.',
  widened: 'Plus de personnes verraient les clients restreints',
  widenedEffect: 'Une fois approuvée, ces personnes voient tous les clients de cette catégorie.',
  requested:
    'Plus de personnes verraient les clients restreints : un collègue autorisé à modifier les paramètres des utilisateurs doit approuver. Rien ne change d’ici là.',
  noOne: 'personne',
  client: {
    heading: 'Accès restreint',
    open: 'Toute personne autorisée à lire les dossiers clients peut voir ce client.',
    state: 'Seules les personnes désignées pour « {{kind}} » peuvent voir ce client et ses demandes.',
    badge: 'Restreint : {{kind}}',
    kind: 'Catégorie',
    reason: 'Motif',
    reasonHint: 'Reste dans l’historique.',
    mark: 'Restreindre le client',
    change: 'Modifier la restriction',
    lift: 'Lever la restriction',
    markEffect: 'Toutes les autres personnes perdent immédiatement de vue ce client et ses demandes.',
    liftEffect:
      'Toute personne autorisée à lire les dossiers clients voit immédiatement ce client et ses demandes.',
    marked: 'Le client est restreint.',
    lifted: 'La restriction est levée.',
    cancel: 'Annuler',
  },
};
