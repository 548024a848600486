import type { dashboard as source } from '../en-US/dashboard.ts';

export const dashboard: typeof source = {
  title: 'Vue d’ensemble',
  greeting: 'Heureux de vous voir, {{name}}',
  byStatus: 'Enregistrements par statut',
  byStatusText: 'Chaque nombre ouvre la liste correspondante.',
  recent: 'Enregistrements les plus récents',
  seeAll: 'Voir tous les enregistrements',
  mine: 'Qui me sont attribués',
  unassigned: 'Non attribués',
  work: 'Mon travail',
  empty: 'Les derniers enregistrements modifiés apparaissent ici.',
};
