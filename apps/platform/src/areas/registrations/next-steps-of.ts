import type { NextStep } from '@dossier/api/contract';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { readSections } from '../tenants/service.ts';
import { rowOf } from './record.ts';
import { nextSteps } from './status/next-steps.ts';

/** What has to be done next on registrations that the caller may see. */
export async function nextStepsOf(
  work: UnitOfWork,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NextStep>> {
  if (ids.length === 0) return new Map();
  const rows = await work.tx
    .selectFrom('registrations')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  const { onboarding: settings } = await readSections(work.tx, ['onboarding']);
  return nextSteps(work, rows.map(rowOf), settings);
}
