import type { workflows as source } from '../en-US/workflows.ts';

export const workflows: typeof source = {
  tasks: {
    title: 'Tâches',
    summary_one: '{{formatted}} tâche ouverte',
    summary_other: '{{formatted}} tâches ouvertes',
    scopes: { label: 'Tâches', mine: 'Les miennes', unassigned: 'Non attribuées', all: 'Toutes' },
    columns: {
      client: 'Client',
      type: 'Tâche',
      status: 'Statut',
      assignee: 'Responsable',
      started: 'Début',
      touched: 'Dernière modification',
    },
    nobody: 'Non attribuée',
    pages: {
      label: 'Pages de tâches',
      range: '{{from}}–{{to}} sur {{total}}',
      previous: 'Précédente',
      next: 'Suivante',
    },
    empty: {
      title: 'Aucune tâche',
      mine: 'Les tâches qui vous sont attribuées apparaissent ici.',
      unassigned: 'Chaque tâche a un responsable.',
      all: 'Les tâches apparaissent ici dès qu’une demande commence.',
    },
    failed: 'Les tâches n’ont pas pu être chargées',
  },
};
