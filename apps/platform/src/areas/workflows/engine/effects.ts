import { partyTransitions } from '@dossier/api/contract';
import {
  partyStatus,
  permission,
  type PartyStatus,
  type WorkflowType,
} from '@dossier/validators/vocabularies';
import type { Caller } from '../../../shared/caller/caller.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { openerFor } from '../../../shared/history/encryption.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { assessAtReview } from '../../kyc/service.ts';
import { changePartyStatus, findParty, noteReview, type Party } from '../../parties/service.ts';
import { settleReviews } from './notify-reviews.ts';
import { noteSubject, stepOf, type StoredProcess } from './store.ts';

const ownPermission = permission.code('workflowChangePartyStatusWrite');

/**
 * What a party becomes with a process of a type; null for types that set no status.
 * @throws {AppError} ValidationFailed where the type needs one, or takes none; TransitionNotAllowed for what is no edge
 * of 4.8 that this workflow may go.
 */
export function targetOf(type: WorkflowType, party: Party, target: PartyStatus | null): PartyStatus | null {
  if (type !== 'changePartyStatus') {
    if (target !== null)
      throw new AppError('ValidationFailed', { fields: [{ path: 'target', code: 'oneOf' }] });
    return null;
  }
  if (target === null)
    throw new AppError('ValidationFailed', { fields: [{ path: 'target', code: 'required' }] });
  const allowed = partyTransitions
    .filter(edge => edge.from === party.status && edge.permission === ownPermission)
    .map(edge => edge.next);
  if (allowed.includes(target)) return target;
  const params = { from: party.status, next: target, allowed };
  throw new AppError('TransitionNotAllowed', {
    fields: [{ path: 'target', code: 'transitionNotAllowed', params }],
  });
}

/** Does what a process was started for, once a second person agreed. */
export async function applyEffect(work: UnitOfWork, caller: Caller, process: StoredProcess): Promise<void> {
  const { target, entity_id: id } = process.row;
  const party = await findParty(work, caller, id);
  if (process.row.workflow_type === 'review') {
    const isOfEvent = process.row.kind === 'eventDriven';
    await assessAtReview(work, party);
    await noteReview(work, caller, await findParty(work, caller, id), { isOfEvent });
    // The one that is due is still to be done.
    if (!isOfEvent) await settleReviews(work, id);
    return;
  }
  if (target === null) return;
  const { sealedNote } = stepOf(process, 'reason');
  const subject = noteSubject(process.row);
  const open = await openerFor(work, [subject]);
  const comment = sealedNote && open<string>(subject, sealedNote, `${process.row.id} reason`);
  await changePartyStatus(
    work,
    caller,
    { id, version: party.version },
    { next: partyStatus.code(target as PartyStatus), comment },
  );
}
