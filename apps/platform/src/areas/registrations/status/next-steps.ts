import type { NextStep } from '@dossier/api/contract';
import { registrationStatus } from '@dossier/validators/vocabularies';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import type { Sections } from '../../tenants/service.ts';
import { withPartiesEach, type RegistrationRow } from '../record.ts';
import { readEvidence, sectionsOf } from './status-context.ts';

const incomplete = registrationStatus.code('INCOMPLETE');
const complete = registrationStatus.code('COMPLETE');

/**
 * What has to be done next on each of a page of registrations, by the same rules as on their own pages. The parties of
 * those that are incomplete alone are read: what is there of the others was asked before.
 */
export async function nextSteps(
  work: UnitOfWork,
  rows: readonly RegistrationRow[],
  settings: Sections['onboarding'],
): Promise<ReadonlyMap<string, NextStep>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const records = await withPartiesEach(
    work,
    rows.filter(({ status }) => status === incomplete),
  );
  const [evidence, requests] = await Promise.all([
    readEvidence(work, records, settings.gatesOff),
    work.tx
      .selectFrom('sign_offs')
      .select('subject_id')
      .where('subject_id', 'in', ids)
      .where('state', '=', 'requested')
      .where('expires_at', '>', work.now.toISOString())
      .execute(),
  ]);
  const requestedIds = new Set(requests.map(row => row.subject_id));
  const steps = new Map(rows.map(({ id, status }) => [id, stepIn(status, requestedIds.has(id))]));
  for (const record of records) {
    const blockers = sectionsOf(record, evidence).flatMap(section => section.blockers);
    const [blocker = null] = blockers;
    steps.set(record.id, { kind: blocker ? 'add' : 'markComplete', blocker, missing: blockers.length });
  }
  return steps;
}

/** Of a registration whose parts are of no matter any more. */
const stepIn = (status: string, isRequested: boolean): NextStep =>
  status === complete ? { ...done, kind: isRequested ? 'approve' : 'decide' } : done;

const done: NextStep = { kind: 'none', blocker: null, missing: 0 };
