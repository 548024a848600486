import type { Batch } from './batch.ts';

/** Whether bulk work has ended, well or not. */
export const isOver = ({ state }: Pick<Batch, 'state'>): boolean =>
  state !== 'waiting' && state !== 'running';
