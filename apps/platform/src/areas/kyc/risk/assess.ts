import type { AssessmentCause } from '@dossier/api/contract';
import { assessRisk, levelAfter, rankOf, type AssessedLevel } from '@dossier/validators/risk-assessment';
import { tenantDay } from '../../../shared/calendar/tenant-day.ts';
import { audit } from '../../../shared/audit/audit.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { bringReviewForward, changeParty, notifyPartyChange, type Party } from '../../parties/service.ts';
import { registrationsAsClient, setRiskLevel } from '../../registrations/service.ts';
import { readRiskInputs } from './inputs.ts';
import { currentAssessment, insertAssessment, levelsOf, type NewAssessment, type Outcome } from './store.ts';

export const outcomeOf = async (work: UnitOfWork, party: Party): Promise<Outcome> =>
  assessRisk(await readRiskInputs(work, party));

/** What an outcome says, without what it rests on: two that say the same need no second assessment. */
export const signatureOf = ({ contributions, notWeighed }: Outcome): string =>
  JSON.stringify([
    contributions.map(({ rule, branch, points, isAnswered }) => [rule, branch, points, isAnswered]),
    notWeighed,
  ]);

type Override = NewAssessment['override'];

const highest = (one: AssessedLevel, other: AssessedLevel | null): AssessedLevel =>
  other !== null && rankOf(other) > rankOf(one) ? other : one;

/** Whether an override counts on a day; the level of one never goes below a floor that came after it. */
const counting = (override: Override, today: string): Override =>
  override !== null && override.until >= today ? override : null;

/** The override of the assessment that counts; null where there is none, or its time is over. */
export async function overrideOf(work: UnitOfWork, partyId: string): Promise<Override> {
  const current = await currentAssessment(work, partyId);
  if (!current?.override || current.row.override_level === null || current.row.override_until === null)
    return null;
  const { override_level: level, override_until: until } = current.row;
  return counting({ level, until, note: current.override }, tenantDay(work.now));
}

const actions = {
  assessed: 'party.riskAssessed',
  changed: 'party.riskAssessed',
  reviewed: 'party.riskAssessed',
  overridden: 'party.riskOverridden',
  overrideEnded: 'party.riskOverrideEnded',
} as const satisfies Record<AssessmentCause, string>;

interface Assessing {
  readonly cause: AssessmentCause;
  readonly outcome: Outcome;
  /** What counts from now on. */
  readonly override: Override;
}

/**
 * Records an assessment: the client has its level from now on, and so have the registrations in which they are a client. A
 * level that rises brings the next review forward (decision 52). The caller has locked the party and its registrations.
 */
export async function recordAssessment(
  work: UnitOfWork,
  party: Party,
  { cause, outcome, override }: Assessing,
): Promise<void> {
  const today = tenantDay(work.now);
  const before = (await currentAssessment(work, party.id))?.row;
  const isFree = cause === 'reviewed' || cause === 'overrideEnded';
  const standing = before ? { level: before.level, since: before.level_since } : null;
  const level = override
    ? highest(override.level, outcome.floor)
    : levelAfter(outcome.level, standing, { today, isReview: isFree });
  const isSame = before?.level === level;
  await insertAssessment(work, {
    partyId: party.id,
    cause,
    outcome,
    level,
    since: isSame ? before.level_since : today,
    override,
  });
  await followRegistrations(work, party.id);
  if (before && rankOf(level) > rankOf(before.level)) await bringReviewForward(work, party.id);
  const action = actions[cause];
  // What the file says by itself is no change of the file: those who edit it are not in each other's way.
  if (cause === 'changed' && isSame) {
    audit(work, [
      { action, objectType: 'party', objectId: party.id, detail: { cause, level, score: outcome.score } },
    ]);
    notifyPartyChange(work, party);
    return;
  }
  const version = await changeParty(work, party, {
    action,
    set: {},
    before: { riskLevel: before?.level ?? null },
    after: { riskLevel: level },
    comment: cause === 'overridden' ? (override?.note.reason ?? null) : null,
    detail: { cause, score: outcome.score },
  });
  notifyPartyChange(work, { id: party.id, version, assigneeId: party.assigneeId });
}

/** Each registration has the highest level of its clients; one of them whom no one assessed never lowers it. */
async function followRegistrations(work: UnitOfWork, partyId: string): Promise<void> {
  for (const { id, clients, riskLevel } of await registrationsAsClient(work, partyId)) {
    const levels = await levelsOf(work, clients);
    const all = clients.flatMap(client => levels.get(client) ?? []);
    const [first, ...others] = all.length < clients.length && riskLevel !== null ? [...all, riskLevel] : all;
    if (first) await setRiskLevel(work, id, others.reduce(highest, first));
  }
}
