import {
  mayAct,
  partyTransitions,
  type BodyOf,
  type contract,
  type PartyTransition,
} from '@dossier/api/contract';
import type { PartyStatus } from '@dossier/validators/vocabularies';
import type { Caller } from '../../shared/caller/caller.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { settle } from '../messages/service.ts';
import { changeParty } from './change-party.ts';
import { findAtVersion, type PartyVersion } from './find.ts';
import { notifyPartyChange } from './notify-change.ts';

/** A transition that people make; the others happen with onboarding and migration. */
type Manual = PartyTransition & { readonly permission: NonNullable<PartyTransition['permission']> };

const isManual = (transition: PartyTransition): transition is Manual => transition.permission !== null;

const mayMake = (caller: Caller) => (transition: Manual) => mayAct(transition, caller, transition.permission);

/** What a caller may make the next status of a party. */
export const allowedNext = (caller: Caller, status: string): readonly PartyStatus[] =>
  partyTransitions
    .filter(isManual)
    .filter(({ from }) => from === status)
    .filter(mayMake(caller))
    .map(({ next }) => next);

/**
 * Makes another status the present one (4.8).
 * @throws {AppError} NotFound; VersionStale; TransitionNotAllowed for what is no edge of 4.8, with those that are;
 * Forbidden; ValidationFailed without the comment that it takes.
 */
export async function changePartyStatus(
  work: UnitOfWork,
  caller: Caller,
  seen: PartyVersion,
  { next, comment }: BodyOf<typeof contract.parties.changeStatus>,
): Promise<void> {
  const party = await findAtVersion(work, caller, seen);
  const edges = partyTransitions.filter(isManual).filter(({ from }) => from === party.status);
  const transition = edges.find(edge => edge.next === next);
  if (!transition) {
    const params = { from: party.status, next, allowed: edges.map(edge => edge.next) };
    throw new AppError('TransitionNotAllowed', {
      fields: [{ path: 'next', code: 'transitionNotAllowed', params }],
    });
  }
  if (!mayMake(caller)(transition)) throw new AppError('Forbidden');
  const reason = comment?.trim() || null;
  if (transition.comment === 'required' && reason === null)
    throw new AppError('ValidationFailed', { fields: [{ path: 'comment', code: 'required' }] });
  const version = await changeParty(work, party, {
    action: 'party.statusChanged',
    // Whose relation ends is reviewed no more.
    set: { status: next, ...(next === 'E' && { next_review_on: null }) },
    before: { status: party.status },
    after: { status: next },
    comment: reason,
  });
  if (next === 'E') await settle(work, ['reviewDue', 'reviewOverdue'], party.id);
  notifyPartyChange(work, { id: party.id, version, assigneeId: party.assigneeId });
}
