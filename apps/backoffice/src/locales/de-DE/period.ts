import type { period as source } from '../en-US/period.ts';

export const period: typeof source = {
  title: 'Zeitraum wählen',
  from: 'Erster Tag',
  to: 'Letzter Tag',
  show: 'Anzeigen',
  cancel: 'Abbrechen',
};
