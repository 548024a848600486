import type { AssessmentCause } from '@dossier/api/contract';
import {
  riskRulesVersion,
  type AssessedLevel,
  type RiskAssessment,
} from '@dossier/validators/risk-assessment';
import type { Selectable } from 'kysely';
import type { RiskAssessmentsTable } from '../../../database/schema/kyc.ts';
import { encryptFor, openerFor } from '../../../shared/history/encryption.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import type { PartyInput } from './inputs.ts';

export type Outcome = RiskAssessment<PartyInput>;
export type AssessmentRow = Selectable<RiskAssessmentsTable>;

/** Why a client has another level than the rules give. */
export interface OverrideNote {
  readonly reason: string;
  readonly evidence: string;
  readonly by: string;
}

/** What of an assessment lies under the key of the client. */
interface Sealed {
  readonly outcome: Outcome;
  readonly override: OverrideNote | null;
}

/** An assessment, opened; `outcome` and `override` are null once the client was erased. */
export interface StoredAssessment {
  readonly row: AssessmentRow;
  readonly outcome: Outcome | null;
  readonly override: OverrideNote | null;
}

export interface NewAssessment {
  readonly partyId: string;
  readonly cause: AssessmentCause;
  readonly outcome: Outcome;
  readonly level: AssessedLevel;
  /** yyyy-mm-dd. */
  readonly since: string;
  readonly override: {
    readonly level: AssessedLevel;
    readonly until: string;
    readonly note: OverrideNote;
  } | null;
}

/** Assessments of a client, the newest first. */
export async function readAssessments(
  work: UnitOfWork,
  partyId: string,
  max: number,
): Promise<readonly StoredAssessment[]> {
  const rows = await work.tx
    .selectFrom('risk_assessments')
    .selectAll()
    .where('party_id', '=', partyId)
    .orderBy('is_current', 'desc')
    .orderBy('assessed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
  if (rows.length === 0) return [];
  const open = await openerFor(work, [partyId]);
  return rows.map(row => {
    const sealed = open<Sealed>(partyId, row.sealed, row.id);
    return { row, outcome: sealed?.outcome ?? null, override: sealed?.override ?? null };
  });
}

/** The one that gives a client their level; undefined for a client whom no one assessed. */
export async function currentAssessment(
  work: UnitOfWork,
  partyId: string,
): Promise<StoredAssessment | undefined> {
  const [newest] = await readAssessments(work, partyId, 1);
  return newest;
}

/** The levels of those of some clients who were assessed. */
export async function levelsOf(
  { tx }: UnitOfWork,
  partyIds: readonly string[],
): Promise<ReadonlyMap<string, AssessedLevel>> {
  const rows = await tx
    .selectFrom('risk_assessments')
    .select(['party_id', 'level'])
    .where('party_id', 'in', [...partyIds])
    .where('is_current', '=', true)
    .execute();
  return new Map(rows.map(row => [row.party_id, row.level]));
}

/** Stores an assessment in the place of the one that counted before. The caller has locked the party. */
export async function insertAssessment(
  work: UnitOfWork,
  { partyId, cause, outcome, level, since, override }: NewAssessment,
): Promise<void> {
  const { tx, tenantId } = work;
  await tx
    .updateTable('risk_assessments')
    .set({ is_current: false })
    .where('party_id', '=', partyId)
    .where('is_current', '=', true)
    .execute();
  const id = work.random.uuid();
  const sealed: Sealed = { outcome, override: override?.note ?? null };
  await tx
    .insertInto('risk_assessments')
    .values({
      tenant_id: tenantId,
      id,
      party_id: partyId,
      cause,
      score: outcome.score,
      assessed_level: outcome.level,
      floor: outcome.floor,
      level,
      level_since: since,
      rules_version: riskRulesVersion,
      override_level: override?.level ?? null,
      override_until: override?.until ?? null,
      sealed: await encryptFor(work, partyId, sealed, id),
      assessed_by: work.actor.id,
      assessed_at: work.now,
      is_current: true,
    })
    .execute();
}
