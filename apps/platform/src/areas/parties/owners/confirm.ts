import type { BodyOf, ConfirmationKind, contract, OutputOf } from '@dossier/api/contract';
import { audit } from '../../../shared/audit/audit.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { encryptFor } from '../../../shared/history/encryption.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { findChangeable, visibleIds } from '../find.ts';
import { notifyPartyChange } from '../notify-change.ts';
import { ownersOf } from './owners.ts';

type Owners = OutputOf<typeof contract.parties.owners>;
type Answer = BodyOf<typeof contract.parties.confirmOwners>;

const refused = (path: string, code: string) =>
  new AppError('ValidationFailed', { fields: [{ path, code }] });

/**
 * Confirms who the beneficial owners of a company are, as they are calculated today (3-decisions 4.7, steps 5 to 8).
 * @throws {AppError} NotFound; VersionStale where the shares are others than those that were seen; ValidationFailed for
 * shares that allow no result, owners without a reason or a cause that they need, and owners who are no party.
 */
export async function confirmOwners(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  answer: Answer,
): Promise<Owners> {
  const party = await findChangeable(work, caller, id);
  const owners = await ownersOf(work, caller, id, {});
  if (answer.hash !== owners.hash) throw new AppError('VersionStale');
  const kind = kindOf(owners, answer);
  const visible = await visibleIds(work, caller, answer.owners);
  if (!answer.owners.every(owner => visible.has(owner))) throw refused('owners', 'oneOf');
  const confirmationId = work.random.uuid();
  const reason = answer.reason || null;
  await work.tx
    .insertInto('ownership_confirmations')
    .values({
      tenant_id: work.tenantId,
      id: confirmationId,
      party_id: id,
      graph_hash: owners.hash,
      kind,
      cause: answer.cause ?? null,
      owners: [...new Set(answer.owners)],
      sealed: reason === null ? null : await encryptFor(work, id, reason, confirmationId),
      confirmed_by: work.actor.id,
      confirmed_at: work.now,
    })
    .execute();
  audit(work, [
    {
      action: 'party.ownersConfirmed',
      objectType: 'party',
      objectId: id,
      detail: { kind, cause: answer.cause ?? null, owners: answer.owners.length, graph: owners.hash },
    },
  ]);
  notifyPartyChange(work, { id, version: party.version, assigneeId: party.assigneeId });
  return ownersOf(work, caller, id, {});
}

/** How an answer differs from what is calculated; what that needs is there. */
function kindOf({ errors, holders, needsSeniorManagers }: Owners, answer: Answer): ConfirmationKind {
  if (errors.length > 0) throw refused('hash', 'invalid');
  if (answer.owners.length === 0) throw refused('owners', 'required');
  if (answer.cause) {
    // Senior managing officials take the place of owners only where there are none.
    if (!needsSeniorManagers && !answer.reason) throw refused('reason', 'required');
    return 'seniorManagers';
  }
  const confirmed = new Set(answer.owners);
  const isAsCalculated = holders.every(({ _id, basis }) => basis.length > 0 === confirmed.has(_id));
  const isWithoutOthers = answer.owners.every(owner => holders.some(({ _id }) => _id === owner));
  // Who is to be clarified is never taken for no (4.7, step 5).
  const isClear = holders.every(({ isPossible }) => !isPossible);
  if (isAsCalculated && isWithoutOthers && isClear) return 'computed';
  if (!answer.reason) throw refused('reason', 'required');
  return 'overridden';
}
