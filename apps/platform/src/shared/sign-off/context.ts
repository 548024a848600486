import type { Selectable } from 'kysely';
import type { SignOffsTable } from '../../database/schema/sign-offs.ts';
import type { UnitOfWork } from '../work/work.ts';
import { readInfluence } from './influence.ts';
import type { SignOffKind } from './kind.ts';
import type { DecisionContext, Requested } from './policy.ts';

/** What counts beside the request itself when it is decided on. */
export async function readContext(
  work: Pick<UnitOfWork, 'tx' | 'now'>,
  { alone }: Pick<SignOffKind, 'alone'>,
): Promise<DecisionContext> {
  return {
    influence: await readInfluence(work.tx, work.now),
    aloneDecider: (await alone?.decider(work)) ?? null,
    now: work.now,
  };
}

type Stored = Pick<
  Selectable<SignOffsTable>,
  'policy' | 'subject_id' | 'requested_by' | 'editors' | 'alone_from'
>;

/** A stored request, as far as who may decide on it is concerned. */
export const requestedOf = (row: Stored): Requested => ({
  policy: row.policy,
  subjectId: row.subject_id,
  requestedBy: row.requested_by,
  editors: row.editors,
  aloneFrom: row.alone_from,
});
