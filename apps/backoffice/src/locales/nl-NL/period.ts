import type { period as source } from '../en-US/period.ts';

export const period: typeof source = {
  title: 'Kies een periode',
  from: 'Eerste dag',
  to: 'Laatste dag',
  show: 'Tonen',
  cancel: 'Annuleren',
};
