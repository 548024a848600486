import type { dashboard as source } from '../en-US/dashboard.ts';

export const dashboard: typeof source = {
  title: 'Vue d’ensemble',
  greeting: 'Heureux de vous voir, {{name}}',
  recent: 'Enregistrements les plus récents',
  seeAll: 'Voir tous les enregistrements',
  mine: 'Qui me sont attribués',
  unassigned: 'Non attribués',
  work: 'Mon travail',
  empty: 'Les derniers enregistrements modifiés apparaissent ici.',
  period: {
    label: 'Période',
    '3': '3 mois',
    '6': '6 mois',
    '12': '12 mois',
    '24': '24 mois',
  },
  byMonth: 'Enregistrements des {{count}} derniers mois',
  pipeline: {
    title: 'Avancement',
    days: 'Jours ouvrés, médiane',
    rejected: 'Refusés',
    deleted: 'Supprimés',
  },
  team: {
    title: 'Charge de l’équipe',
    person: 'Personne',
    nobody: 'Non attribués',
    empty: 'Personne n’a d’enregistrement ouvert.',
  },
  first: {
    title: 'Premiers pas',
    step: 'Étape',
    state: 'État',
    done: 'Fait',
    open: 'À faire',
    contact: 'Vérifier les coordonnées de votre cabinet',
    theme: 'Donner au produit l’apparence de votre cabinet',
    user: 'Inviter un collègue',
    registration: 'Commencer le premier enregistrement',
  },
};
