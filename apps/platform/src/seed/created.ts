import type { Change } from '../shared/history/history.ts';

/** That something is there from the beginning, as history tells it. */
export const created = (objectType: string, id: string, after: unknown): Change => ({
  action: `${objectType}.created`,
  objectType,
  objectId: id,
  subjectId: id,
  version: 1,
  before: null,
  after,
  source: 'seed',
});
