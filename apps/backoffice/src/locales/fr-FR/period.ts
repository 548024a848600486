import type { period as source } from '../en-US/period.ts';

export const period: typeof source = {
  title: 'Choisir une période',
  from: 'Premier jour',
  to: 'Dernier jour',
  show: 'Afficher',
  cancel: 'Annuler',
};
