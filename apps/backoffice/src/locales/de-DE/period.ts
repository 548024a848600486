import type { period as source } from '../en-US/period.ts';

export const period: typeof source = {
  title: 'Geändert zwischen zwei Tagen',
  from: 'Erster Tag',
  to: 'Letzter Tag',
  show: 'Anzeigen',
  cancel: 'Abbrechen',
};
