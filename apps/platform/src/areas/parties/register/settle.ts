import type { BodyOf, contract, DiscrepancyState, RegisterComparison } from '@dossier/api/contract';
import { audit } from '../../../shared/audit/audit.ts';
import { tenantDay } from '../../../shared/calendar/tenant-day.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { encryptFor } from '../../../shared/history/encryption.ts';
import { isUuid } from '../../../shared/ids/ids.ts';
import { assertVersion } from '../../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { findChangeable } from '../find.ts';
import { notifyPartyChange } from '../notify-change.ts';
import { readComparison } from './comparisons.ts';

type Answer = BodyOf<typeof contract.parties.settleDiscrepancy>;

/** A discrepancy that someone settles, as they saw it. */
interface SeenDiscrepancy {
  readonly id: string;
  readonly comparisonId: string;
  readonly discrepancyId: string;
  readonly version: number;
}

const actions: Readonly<Record<DiscrepancyState, string>> = {
  open: 'party.discrepancyReopened',
  reported: 'party.discrepancyReported',
  explained: 'party.discrepancyExplained',
};

/**
 * Records that a discrepancy was reported to the register or why it needs no report; or that it is open after all.
 * @throws {AppError} NotFound, PartyMerged, VersionStale; ValidationFailed for a report without a day that has come, and an
 * explanation without a reason.
 */
export async function settleDiscrepancy(
  work: UnitOfWork,
  caller: Caller,
  { id, comparisonId, discrepancyId, version }: SeenDiscrepancy,
  answer: Answer,
): Promise<RegisterComparison> {
  const party = await findChangeable(work, caller, id);
  const row =
    isUuid(discrepancyId) && isUuid(comparisonId)
      ? await work.tx
          .selectFrom('register_discrepancies')
          .select(['version', 'kind'])
          .where('id', '=', discrepancyId)
          .where('comparison_id', '=', comparisonId)
          .where('party_id', '=', id)
          .forUpdate()
          .executeTakeFirst()
      : undefined;
  if (!row) throw new AppError('NotFound');
  assertVersion(version, row.version);
  const { reportedOn, reason } = settled(work, answer);
  const isOpen = answer.state === 'open';
  await work.tx
    .updateTable('register_discrepancies')
    .set({
      state: answer.state,
      reported_on: reportedOn,
      sealed_reason: reason === null ? null : await encryptFor(work, id, reason, discrepancyId),
      settled_by: isOpen ? null : work.actor.id,
      settled_at: isOpen ? null : work.now,
      version: version + 1,
    })
    .where('id', '=', discrepancyId)
    .execute();
  audit(work, [
    {
      action: actions[answer.state],
      objectType: 'party',
      objectId: id,
      detail: { comparison: comparisonId, discrepancy: discrepancyId, kind: row.kind, reportedOn },
    },
  ]);
  notifyPartyChange(work, { id, version: party.version, assigneeId: party.assigneeId });
  return readComparison(work, caller, party, comparisonId);
}

/** What an answer needs is there; what it does not need is left out. */
function settled({ now }: UnitOfWork, { state, reportedOn, reason }: Answer) {
  const refused = (path: string, code: string) =>
    new AppError('ValidationFailed', { fields: [{ path, code }] });
  if (state === 'reported') {
    if (!reportedOn) throw refused('reportedOn', 'required');
    if (reportedOn > tenantDay(now)) throw refused('reportedOn', 'date');
    return { reportedOn, reason: null };
  }
  if (state === 'explained') {
    if (!reason) throw refused('reason', 'required');
    return { reportedOn: null, reason };
  }
  return { reportedOn: null, reason: null };
}
