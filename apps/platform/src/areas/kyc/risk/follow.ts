import { levelAfter } from '@dossier/validators/risk-assessment';
import { tenantDay } from '../../../shared/calendar/tenant-day.ts';
import { enqueue, type Job } from '../../../shared/jobs/jobs.ts';
import type { Services } from '../../../shared/services/services.ts';
import { inTenant } from '../../../shared/work/in-tenant.ts';
import { systemActor, type UnitOfWork } from '../../../shared/work/work.ts';
import { partiesConcerned, readParties } from '../../parties/service.ts';
import { lockWithRegistrations } from '../../registrations/service.ts';
import { outcomeOf, overrideOf, recordAssessment, signatureOf } from './assess.ts';
import { currentAssessment } from './store.ts';

export const followRiskJob = 'kyc.followRisk';

/** Parties changed, or what connects them: clients whom that concerns are assessed again, once it is stored. */
export async function followRisk(work: UnitOfWork, partyIds: readonly string[]): Promise<void> {
  if (partyIds.length > 0) await enqueue(work, followRiskJob, { partyIds });
}

/** Assesses those clients again whom a change concerns. May run twice: the second time nothing is different. */
export async function followChange(services: Services, { tenantId, payload }: Job): Promise<void> {
  const { partyIds } = payload as { readonly partyIds: readonly string[] };
  const clients = await services.database.read(tenantId, tx =>
    tx.selectFrom('risk_assessments').select('party_id').where('is_current', '=', true).limit(1).execute(),
  );
  if (clients.length === 0) return;
  const concerned = await inTenant(services, tenantId, systemActor('risk'), work =>
    partiesConcerned(work, partyIds),
  );
  await assessEach(services, tenantId, concerned);
}

/**
 * Assesses again every client who was assessed before: time passes, offices end, an override ends, a level may fall.
 * @returns how many have another assessment now.
 */
export async function assessAgain(services: Services, tenantId: string): Promise<number> {
  const rows = await services.database.read(tenantId, tx =>
    tx
      .selectFrom('risk_assessments')
      .select('party_id')
      .where('is_current', '=', true)
      .orderBy('party_id')
      .execute(),
  );
  return assessEach(
    services,
    tenantId,
    rows.map(row => row.party_id),
  );
}

async function assessEach(services: Services, tenantId: string, ids: readonly string[]): Promise<number> {
  let changed = 0;
  for (const id of ids)
    changed += await inTenant(services, tenantId, systemActor('risk'), work => assessOne(work, id));
  return changed;
}

/** @returns 1 where something is different now, otherwise 0. */
async function assessOne(work: UnitOfWork, id: string): Promise<0 | 1> {
  await lockWithRegistrations(work, [id]);
  const current = await currentAssessment(work, id);
  const party = (await readParties(work, [id])).get(id);
  // One that was erased is assessed no more.
  if (!current?.outcome || !party || party.status === 'E' || party.mergedInto !== null) return 0;
  const outcome = await outcomeOf(work, party);
  const override = await overrideOf(work, id);
  const hasEnded = current.override !== null && override === null;
  const standing = { level: current.row.level, since: current.row.level_since };
  const follows = levelAfter(outcome.level, standing, { today: tenantDay(work.now), isReview: false });
  const isSame = override !== null || follows === standing.level;
  if (!hasEnded && isSame && signatureOf(outcome) === signatureOf(current.outcome)) return 0;
  await recordAssessment(work, party, { cause: hasEnded ? 'overrideEnded' : 'changed', outcome, override });
  return 1;
}
