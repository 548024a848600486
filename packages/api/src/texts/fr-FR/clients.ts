import type { clients as source } from '../en-US/clients.ts';

export const clients: typeof source = {
  persons: {
    title: 'Personnes physiques',
    summary_one: '{{formatted}} personne physique',
    summary_other: '{{formatted}} personnes physiques',
    results_one: '{{formatted}} personne trouvée',
    results_other: '{{formatted}} personnes trouvées',
    searchLabel: 'Rechercher des personnes physiques',
    search: 'Nom, ville, numéro fiscal ou référence',
    failed: 'Les personnes physiques n’ont pas pu être chargées',
  },
  businesses: {
    title: 'Entreprises',
    summary_one: '{{formatted}} entreprise ou groupe',
    summary_other: '{{formatted}} entreprises et groupes',
    results_one: '{{formatted}} trouvée',
    results_other: '{{formatted}} trouvées',
    searchLabel: 'Rechercher des entreprises',
    search: 'Nom, ville, numéro ou référence',
    failed: 'Les entreprises n’ont pas pu être chargées',
  },
  columns: {
    name: 'Nom',
    city: 'Ville',
    birth: 'Date de naissance',
    number: 'Numéro',
    kind: 'Type',
    registrations: 'Demandes',
    risk: 'Risque',
    status: 'Statut',
    assignee: 'Responsable',
    updated: 'Modifiée',
  },
  all: 'Tous',
  empty: {
    title: 'Aucun client pour le moment',
    text: 'Les clients apparaissent ici dès qu’une personne est saisie dans une demande.',
  },
  noMatch: {
    title: 'Aucun client trouvé',
    text: 'Aucun client ne correspond à votre recherche et à vos filtres.',
  },
  customField: {
    label: 'Champ personnalisé',
    title: 'Filtrer par champ personnalisé',
    hint: 'Sans réponse, tous ceux qui ont répondu sont affichés.',
    any: 'toute réponse',
    answered: '{{label}} : {{value}}',
    show: 'Afficher',
    cancel: 'Annuler',
  },
};
