import type { period as source } from '../en-US/period.ts';

export const period: typeof source = {
  title: 'Modifié entre deux dates',
  from: 'Premier jour',
  to: 'Dernier jour',
  show: 'Afficher',
  cancel: 'Annuler',
};
