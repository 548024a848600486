import type { Batch } from '@dossier/api/registrations';

/** Whether bulk work has ended, well or not. */
export const isOver = ({ state }: Pick<Batch, 'state'>): boolean =>
  state !== 'waiting' && state !== 'running';
