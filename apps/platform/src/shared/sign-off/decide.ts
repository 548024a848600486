import type { BodyOf, contract, DecisionHindrance, RegistrationAction } from '@dossier/api/contract';
import { timingSafeEqual } from 'node:crypto';
import type { Caller } from '../caller/caller.ts';
import { audit } from '../audit/audit.ts';
import { encryptFor } from '../history/encryption.ts';
import { AppError } from '../errors/app-error.ts';
import { assertVersion } from '../versions/versions.ts';
import type { UnitOfWork } from '../work/work.ts';
import type { SignOffKind } from './kind.ts';
import { readContext, requestedOf } from './context.ts';
import { lockSignOff } from './lock.ts';
import { hindranceOf } from './policy.ts';
import { findSignOff, payloadOf, readSignOff, stateOf, type SignOff } from './read.ts';
import { payloadHash } from './payload-encryption.ts';

type Decision = BodyOf<typeof contract.workflows.decide>;
type Row = Awaited<ReturnType<typeof findSignOff>>;

/** What was seen when it was decided. */
interface SignOffVersion {
  readonly id: string;
  readonly version: number;
}

/**
 * Decides on a request, or withdraws it. An approval does what was asked for in the same transaction.
 * @throws {AppError} NotFound; VersionStale; SignOffClosed once it is decided, void or too old, and when what it rests on
 * is not what was frozen; OwnRequest for anyone who asked or entered the data; CodeMismatchException where the only decider
 * of a firm brings no code that is right; Forbidden.
 */
export async function decideSignOff(
  work: UnitOfWork,
  caller: Caller,
  kinds: readonly SignOffKind[],
  { id, version }: SignOffVersion,
  { decision, payloadHash: requestHash, comment, mfaCode }: Decision,
): Promise<SignOff> {
  const row = await lockSignOff(work, id);
  const kind = kinds.find(({ action }) => action === row.action);
  const frozen = await kind?.frozen(work, caller, row.subject_id);
  if (!kind || !frozen) throw new AppError('NotFound');
  assertVersion(version, row.version);
  if (stateOf(row, work.now) !== 'requested') throw new AppError('SignOffClosed');
  if (!isSame(requestHash, row.payload_hash)) throw new AppError('VersionStale');
  if (decision === 'withdraw') {
    if (caller.userId !== row.requested_by) throw new AppError('Forbidden');
    await close(work, row, 'withdrawn');
    await kind.closed(work, caller, { subjectId: row.subject_id, requestedBy: row.requested_by });
    return readSignOff(work, caller, kind, await findSignOff(work, id));
  }
  await assertMayDecide(work, row, caller, kind);
  const isAlone = caller.userId === row.requested_by;
  if (isAlone) await proveAlone(work, caller, kind, { decision, mfaCode });
  await work.tx
    .insertInto('sign_off_decisions')
    .values({
      tenant_id: work.tenantId,
      sign_off_id: id,
      by_user: caller.userId,
      at: work.now,
      decision,
      sealed_comment: comment
        ? await encryptFor(work, row.subject_id, comment, `${id} ${caller.userId}`)
        : null,
    })
    .execute();
  if (decision === 'reject') {
    await close(work, row, 'rejected');
    await kind.closed(work, caller, { subjectId: row.subject_id, requestedBy: row.requested_by });
    return readSignOff(work, caller, kind, await findSignOff(work, id));
  }
  const stored = await payloadOf(work, row);
  const subject = { type: row.subject_type, id: row.subject_id };
  const now = stored && payloadHash(work, row.action, subject, stored.payload, frozen);
  if (!stored || !now || !now.equals(row.payload_hash)) throw new AppError('SignOffClosed');
  // Before the effect: the effect is a change of the subject, and would make an open request void.
  await setState(work, row, 'approved');
  await kind.apply(work, caller, {
    signOffId: id,
    subjectId: row.subject_id,
    payload: stored.payload,
    requestedBy: row.requested_by,
    isAlone,
  });
  return readSignOff(work, caller, kind, await findSignOff(work, id));
}

/** @throws {AppError} OwnRequest for turning one's own request down, which is withdrawn; CodeMismatchException. */
async function proveAlone(
  work: UnitOfWork,
  { userId }: Caller,
  { alone }: SignOffKind,
  { decision, mfaCode: code }: Pick<Decision, 'decision' | 'mfaCode'>,
): Promise<void> {
  if (decision !== 'approve') throw new AppError('OwnRequest');
  const isProven = code && (await alone?.spendCode(work, userId, code));
  if (!isProven) throw new AppError('CodeMismatchException', { message: 'Invalid confirm code' });
}

function isSame(requestHash: string, hash: Uint8Array): boolean {
  const bytes = Buffer.from(requestHash, 'base64url');
  return bytes.length === hash.length && timingSafeEqual(bytes, hash);
}

async function assertMayDecide(work: UnitOfWork, row: Row, caller: Caller, kind: SignOffKind): Promise<void> {
  const context = await readContext(work, kind);
  const hindrance = hindranceOf(requestedOf(row), caller, kind.permission, context);
  if (hindrance === null) return;
  throw new AppError(involvement.has(hindrance) ? 'OwnRequest' : 'Forbidden', {
    fields: [{ path: 'decision', code: hindrance }],
  });
}

const involvement: ReadonlySet<DecisionHindrance> = new Set([
  'ownRequest',
  'ownData',
  'recentChange',
  'waitsAlone',
]);

async function setState(
  { tx }: UnitOfWork,
  row: Row,
  state: 'approved' | 'rejected' | 'withdrawn',
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('sign_offs')
    .set({ state, version: row.version + 1 })
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .executeTakeFirstOrThrow();
  // Two that decide at once: the second one finds it decided.
  if (numUpdatedRows === 0n) throw new AppError('VersionStale');
}

/** Ends a request without effect, and writes that down; what was said stands with the decision. */
async function close(work: UnitOfWork, row: Row, state: 'rejected' | 'withdrawn'): Promise<void> {
  await setState(work, row, state);
  audit(work, [
    {
      action: `signOff.${state}` satisfies RegistrationAction,
      objectType: row.subject_type,
      objectId: row.subject_id,
      detail: { signOff: row.id },
    },
  ]);
}
