import type { Batch } from './batch.ts';

export const isOver = ({ state }: Pick<Batch, 'state'>): boolean =>
  state !== 'waiting' && state !== 'running';
