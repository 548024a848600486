import type { BodyOf, contract } from '@dossier/api/contract';
import { rankOf } from '@dossier/validators/risk-assessment';
import { audit } from '../../../shared/audit/audit.ts';
import { tenantDay } from '../../../shared/calendar/tenant-day.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { findAtVersion, findChangeable, type Party } from '../../parties/service.ts';
import { lockWithRegistrations, registrationsAsClient } from '../../registrations/service.ts';
import { outcomeOf, overrideOf, recordAssessment } from './assess.ts';
import { currentAssessment } from './store.ts';

interface PartyVersion {
  readonly id: string;
  readonly version: number;
}

/** @throws {AppError} NotForGroups; PartyEnded; NotAClient. */
async function assertClient(work: UnitOfWork, party: Party): Promise<void> {
  if (party.type === 'NPG') throw new AppError('NotForGroups');
  if (party.status === 'E') throw new AppError('PartyEnded');
  if ((await registrationsAsClient(work, party.id)).length === 0) throw new AppError('NotAClient');
}

/**
 * Records what the rules say of a client, as a user saw it.
 * @throws {AppError} NotFound; PartyMerged; PartyEnded; NotForGroups; NotAClient; VersionStale where they say something else
 * by now.
 */
export async function assessClient(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  seen: BodyOf<typeof contract.kyc.assessRisk>,
): Promise<void> {
  await lockWithRegistrations(work, [id]);
  const party = await findChangeable(work, caller, id);
  await assertClient(work, party);
  const outcome = await outcomeOf(work, party);
  if (outcome.score !== seen.score || outcome.level !== seen.assessedLevel)
    throw new AppError('VersionStale');
  await recordAssessment(work, party, { cause: 'assessed', outcome, override: await overrideOf(work, id) });
}

const refused = (path: string, code: string) =>
  new AppError('ValidationFailed', { fields: [{ path, code }] });

/**
 * Gives a client another level than the rules do (3-decisions 4.6).
 * @throws {AppError} NotFound; VersionStale; PartyMerged; PartyEnded; NotForGroups; NotAClient; ValidationFailed for a level
 * below a floor, and a day that is over or after the next review.
 */
export async function overrideRisk(
  work: UnitOfWork,
  caller: Caller,
  { id, version }: PartyVersion,
  { level, until, reason, evidence }: BodyOf<typeof contract.kyc.overrideRisk>,
): Promise<void> {
  await lockWithRegistrations(work, [id]);
  const party = await findAtVersion(work, caller, { id, version });
  await assertClient(work, party);
  const outcome = await outcomeOf(work, party);
  const today = tenantDay(work.now);
  if (outcome.floor !== null && rankOf(level) < rankOf(outcome.floor)) throw refused('level', 'oneOf');
  if (until < today) throw refused('until', 'dayOver');
  if (party.nextReviewOn !== null && until > party.nextReviewOn) throw refused('until', 'reviewDay');
  const note = { reason, evidence, by: work.actor.id };
  await recordAssessment(work, party, { cause: 'overridden', outcome, override: { level, until, note } });
}

/** A client was reviewed: what the rules say counts from now on, also where it is lower. One whom no one assessed stays so. */
export async function assessAtReview(work: UnitOfWork, party: Party): Promise<void> {
  if (!(await currentAssessment(work, party.id))) return;
  await lockWithRegistrations(work, [party.id]);
  await recordAssessment(work, party, {
    cause: 'reviewed',
    outcome: await outcomeOf(work, party),
    override: await overrideOf(work, party.id),
  });
}

/** Ends an override; where there is none, nothing changes. @throws {AppError} NotFound; VersionStale; PartyMerged; PartyEnded. */
export async function endOverride(
  work: UnitOfWork,
  caller: Caller,
  { id, version }: PartyVersion,
): Promise<void> {
  await lockWithRegistrations(work, [id]);
  const party = await findAtVersion(work, caller, { id, version });
  await assertClient(work, party);
  if ((await currentAssessment(work, id))?.override == null) {
    // Nothing to end: the trail says that someone wanted it.
    audit(work, [
      { action: 'party.riskOverrideEnded', objectType: 'party', objectId: id, detail: { isChanged: false } },
    ]);
    return;
  }
  await recordAssessment(work, party, {
    cause: 'overrideEnded',
    outcome: await outcomeOf(work, party),
    override: null,
  });
}
