import type { contract, OutputOf, RiskOutcome } from '@dossier/api/contract';
import { mayFallOn, rankOf, type AssessedLevel } from '@dossier/validators/risk-assessment';
import type { Caller } from '../../../shared/caller/caller.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { userNames } from '../../../shared/names/user-names.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { findParty, readParties, visibleIds } from '../../parties/service.ts';
import { registrationsAsClient } from '../../registrations/service.ts';
import { outcomeOf, signatureOf } from './assess.ts';
import { readAssessments, type Outcome, type StoredAssessment } from './store.ts';

type Risk = OutputOf<typeof contract.kyc.clientRisk>;

/** Assessments that are shown, the current one included. */
const shown = 50;

/**
 * The risk of a client: what counts, what the rules say today, and what was before. Whom the caller may not see has no name.
 * @throws {AppError} NotFound; NotForGroups.
 */
export async function readRisk(work: UnitOfWork, caller: Caller, id: string): Promise<Risk> {
  const party = await findParty(work, caller, id);
  if (party.type === 'NPG') throw new AppError('NotForGroups');
  const stored = await readAssessments(work, id, shown + 1);
  const outcome = await outcomeOf(work, party);
  const [newest] = stored;
  const named = await namesFor(work, caller, [outcome, ...(newest?.outcome ? [newest.outcome] : [])]);
  const users = await userNames(
    work,
    stored.flatMap(({ row, override }) => [row.assessed_by, ...(override ? [override.by] : [])]),
  );
  const recordedOf = ({ row, override }: StoredAssessment) => ({
    _id: row.id,
    cause: row.cause,
    at: row.assessed_at,
    by: users.get(row.assessed_by) ?? null,
    level: row.level,
    override:
      row.override_level === null || row.override_until === null
        ? null
        : {
            level: row.override_level,
            until: row.override_until,
            reason: override?.reason ?? null,
            evidence: override?.evidence ?? null,
            by: (override && users.get(override.by)) ?? null,
          },
  });
  const registrations = await registrationsAsClient(work, id);
  return {
    version: party.version,
    isClient: registrations.length > 0,
    clientLevel: highestOf(registrations.flatMap(({ riskLevel }) => riskLevel ?? [])),
    current:
      newest?.outcome == null
        ? null
        : { ...recordedOf(newest), ...answerOf(newest.outcome, named), fallsOn: fallsOn(newest) },
    today: answerOf(outcome, named),
    isUpToDate: newest?.outcome != null && signatureOf(newest.outcome) === signatureOf(outcome),
    nextReviewOn: party.nextReviewOn,
    history: stored.slice(1, shown).map((assessment, index) => ({
      ...recordedOf(assessment),
      score: assessment.row.score,
      ...differences(assessment.outcome, stored[index + 2]?.outcome ?? null),
    })),
  };
}

/** From when a level may fall that is higher than the rules give by now. */
function fallsOn({ row }: StoredAssessment): string | null {
  const isHigher = row.override_level === null && rankOf(row.level) > rankOf(row.assessed_level);
  return isHigher ? mayFallOn(row.level_since) : null;
}

const highestOf = (levels: readonly AssessedLevel[]): AssessedLevel | null =>
  levels.toSorted((one, other) => rankOf(other) - rankOf(one))[0] ?? null;

/** What came and what went with an assessment, by the one before it. */
function differences(outcome: Outcome | null, before: Outcome | null) {
  const rulesOf = (each: Outcome | null) => (each?.contributions ?? []).map(({ rule }) => rule);
  const [after, earlier] = [rulesOf(outcome), rulesOf(before)];
  return {
    added: after.filter(rule => !earlier.includes(rule)),
    gone: earlier.filter(rule => !after.includes(rule)),
  };
}

type Names = ReadonlyMap<string, string>;

async function namesFor(work: UnitOfWork, caller: Caller, outcomes: readonly Outcome[]): Promise<Names> {
  const ids = outcomes.flatMap(({ contributions }) =>
    contributions.flatMap(({ inputs }) => inputs.map(({ party_id: id }) => id)),
  );
  const parties = await readParties(work, [...(await visibleIds(work, caller, ids))]);
  return new Map([...parties].map(([id, { name }]) => [id, name]));
}

const answerOf = (outcome: Outcome, names: Names): RiskOutcome => ({
  score: outcome.score,
  assessedLevel: outcome.level,
  floor: outcome.floor,
  proposesExit: outcome.proposesExit,
  contributions: outcome.contributions.map(({ inputs, ...contribution }) => ({
    ...contribution,
    inputs: inputs.map(({ party_id: id, values }) => ({
      party_id: id,
      name: names.get(id) ?? null,
      // What is recorded of someone whom the reader may not see stays with those who may.
      values: names.has(id) ? [...values] : [],
    })),
  })),
  counterfactuals: [...outcome.counterfactuals],
  notWeighed: [...outcome.notWeighed],
});
