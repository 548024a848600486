import { signOffState, type SignOffState } from '@dossier/validators/vocabularies';
import type { contract, OutputOf } from '@dossier/api/contract';
import type { Selectable } from 'kysely';
import type { SignOffsTable } from '../../database/schema/sign-offs.ts';
import type { Caller } from '../caller/caller.ts';
import { isUuid } from '../ids/ids.ts';
import { openerFor } from '../history/encryption.ts';
import { systemAdminName, userNames } from '../names/user-names.ts';
import { AppError } from '../errors/app-error.ts';
import type { UnitOfWork } from '../work/work.ts';
import type { SignOffKind, Subject } from './kind.ts';
import { readContext, requestedOf } from './context.ts';
import { hindranceOf } from './policy.ts';
import type { SignOffPayload } from './payload-encryption.ts';

export type SignOff = OutputOf<typeof contract.workflows.signOff>;
export type SignOffSummary = OutputOf<typeof contract.workflows.signOffs>['items'][number];
type Row = Selectable<SignOffsTable>;

/** Where a request stands now: one whose time is over has expired, whether anyone noted it or not. */
export function stateOf(
  { state, expires_at: end }: Pick<Row, 'state' | 'expires_at'>,
  now: Date,
): SignOffState {
  return signOffState.code(state === 'requested' && new Date(end) <= now ? 'expired' : state);
}

/** Requests as the caller sees them; those about what the caller may not see are missing. */
export async function summaries(
  work: UnitOfWork,
  caller: Caller,
  kind: SignOffKind,
  rows: readonly Row[],
): Promise<readonly SignOffSummary[]> {
  if (rows.length === 0) return [];
  const subjects = await kind.namesOf(
    work,
    caller,
    rows.map(row => row.subject_id),
  );
  const names = await userNames(
    work,
    rows.map(row => row.requested_by),
  );
  const visible = rows.filter(row => subjects.has(row.subject_id));
  const open = await openerFor(
    work,
    visible.map(row => row.subject_id),
  );
  const context = await readContext(work, kind);
  return visible.map(row => ({
    _id: row.id,
    version: row.version,
    action: row.action,
    subject: { type: row.subject_type, id: row.subject_id, name: subjects.get(row.subject_id) ?? '' },
    policy: row.policy,
    state: stateOf(row, work.now),
    requestedBy: { _id: row.requested_by, name: names.get(row.requested_by) ?? systemAdminName },
    requestedAt: row.requested_at,
    expiresAt: row.expires_at,
    comment: open<SignOffPayload>(row.subject_id, row.sealed, row.id)?.comment ?? null,
    aloneFrom:
      row.requested_by === caller.userId && caller.userId === context.aloneDecider ? row.alone_from : null,
    hindrance: hindranceOf(requestedOf(row), caller, kind.permission, context),
  }));
}

/** What a request keeps; null once its subject was erased. */
export const payloadOf = async (work: UnitOfWork, row: Row): Promise<SignOffPayload | null> =>
  (await openerFor(work, [row.subject_id]))<SignOffPayload>(row.subject_id, row.sealed, row.id);

/** The last request about a subject, whatever became of it. */
export async function latestSignOff(
  work: UnitOfWork,
  caller: Caller,
  kind: SignOffKind,
  subject: Subject,
): Promise<SignOffSummary | null> {
  const row = await work.tx
    .selectFrom('sign_offs')
    .selectAll()
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', subject.id)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? ((await summaries(work, caller, kind, [row]))[0] ?? null) : null;
}

/** @throws {AppError} NotFound for an unknown request, another tenant's, and one about what the caller may not see. */
export async function findSignOff({ tx }: UnitOfWork, id: string): Promise<Row> {
  const row = isUuid(id)
    ? await tx.selectFrom('sign_offs').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!row) throw new AppError('NotFound');
  return row;
}

/** A request with what it changes. @throws {AppError} NotFound. */
export async function readSignOff(
  work: UnitOfWork,
  caller: Caller,
  kind: SignOffKind,
  row: Row,
): Promise<SignOff> {
  const [summary] = await summaries(work, caller, kind, [row]);
  if (!summary) throw new AppError('NotFound');
  const decisions = await work.tx
    .selectFrom('sign_off_decisions')
    .selectAll()
    .where('sign_off_id', '=', row.id)
    .orderBy('at')
    .execute();
  const names = await userNames(work, [row.requested_by, ...decisions.map(({ by_user }) => by_user)]);
  const open = await openerFor(work, [row.subject_id]);
  return {
    ...summary,
    payloadHash: Buffer.from(row.payload_hash).toString('base64url'),
    diff: [...(open<SignOffPayload>(row.subject_id, row.sealed, row.id)?.diff ?? [])],
    decisions: decisions.map(({ by_user: by, at, decision, sealed_comment: sealed }) => ({
      by: { _id: by, name: names.get(by) ?? systemAdminName },
      at,
      decision,
      comment: sealed && open<string>(row.subject_id, sealed, `${row.id} ${by}`),
    })),
  };
}
