import type { workflows as source } from '../en-US/workflows.ts';

export const workflows: typeof source = {
  tasks: {
    title: 'Tâches',
    summary_one: '{{formatted}} vous attend',
    summary_other: '{{formatted}} vous attendent',
    scopes: { label: 'Tâches', mine: 'Les miennes', unassigned: 'Non attribuées', all: 'Toutes' },
    columns: {
      client: 'Client',
      type: 'Tâche',
      status: 'Statut',
      assignee: 'Responsable',
      started: 'Début',
      touched: 'Dernière modification',
    },
    nobody: 'Personne',
    pages: {
      label: 'Pages de tâches',
      range: '{{from}}–{{to}} sur {{total}}',
      previous: 'Précédente',
      next: 'Suivante',
    },
    empty: {
      title: 'Rien à faire',
      mine: 'Le travail qui vous est confié apparaît ici.',
      unassigned: 'Chaque tâche a un responsable.',
      all: 'Les tâches apparaissent ici dès qu’un enregistrement est commencé.',
    },
    failed: 'Les tâches n’ont pas pu être chargées',
  },
};
