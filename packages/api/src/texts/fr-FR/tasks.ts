import type { tasks as source } from '../en-US/tasks.ts';

export const tasks: typeof source = {
  filters: {
    type: 'Processus',
    due: 'Échéance',
    dues: {
      overdue: 'En retard',
      today: 'Aujourd’hui',
      week: 'Cette semaine',
      paused: 'En attente du client',
    },
    kind: 'Tâche',
    kinds: { collect: 'Compléter le dossier', decide: 'Décider' },
    remove: 'Retirer le filtre {{name}}',
    clear: 'Effacer les filtres',
  },
  pages: {
    label: 'Pages de tâches',
    range: '{{from}}–{{to}} sur {{total}}',
    previous: 'Précédente',
    next: 'Suivante',
  },
  empty: {
    filterTitle: 'Aucune tâche pour ces filtres',
    title: 'Aucune tâche',
    mine: 'Les tâches qui vous sont attribuées apparaissent ici.',
    group: 'Les tâches des collègues de vos groupes apparaissent ici.',
    waiting: 'Aucune tâche n’attend un client.',
    snoozed: 'Les tâches que vous reportez restent ici jusqu’à leur jour.',
    assigned: 'Aucune tâche n’a de responsable.',
    unassigned: 'Chaque tâche a un responsable.',
    all: 'Les tâches apparaissent ici dès qu’une demande commence.',
  },
};
