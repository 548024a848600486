import type { NextStep } from '@dossier/api/contract';
import { registrationStatus } from '@dossier/validators/vocabularies';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import type { Sections } from '../../tenants/service.ts';
import type { RegistrationRecord } from '../record.ts';
import { readEvidence, sectionsOf } from './status-context.ts';

const incomplete = registrationStatus.code('INCOMPLETE');
const complete = registrationStatus.code('COMPLETE');

/** What has to be done next on each of a page of registrations, by the same rules as on their own pages. */
export async function nextSteps(
  work: UnitOfWork,
  records: readonly RegistrationRecord[],
  settings: Sections['onboarding'],
): Promise<ReadonlyMap<string, NextStep>> {
  if (records.length === 0) return new Map();
  const ids = records.map(({ id }) => id);
  const [evidence, requests] = await Promise.all([
    readEvidence(
      work,
      records.filter(({ status }) => status === incomplete),
      settings.gatesOff,
    ),
    work.tx
      .selectFrom('sign_offs')
      .select('subject_id')
      .where('subject_id', 'in', ids)
      .where('state', '=', 'requested')
      .where('expires_at', '>', work.now.toISOString())
      .execute(),
  ]);
  const requestedIds = new Set(requests.map(row => row.subject_id));
  return new Map(
    records.map(record => {
      if (record.status === complete)
        return [record.id, { ...done, kind: requestedIds.has(record.id) ? 'approve' : 'decide' }];
      if (record.status !== incomplete) return [record.id, done];
      const sections = sectionsOf(record, evidence);
      const blockers = sections.flatMap(section => section.blockers);
      const [blocker = null] = blockers;
      return [
        record.id,
        { kind: blocker ? 'add' : 'markComplete', blocker, missing: blockers.length } satisfies NextStep,
      ];
    }),
  );
}

const done: NextStep = { kind: 'none', blocker: null, missing: 0 };
