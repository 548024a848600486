import {
  mayAct,
  partyTransitions,
  type BodyOf,
  type contract,
  type PartyTransition,
} from '@dossier/api/contract';
import type { PartyStatus } from '@dossier/validators/vocabularies';
import { sql } from 'kysely';
import type { Caller } from '../../shared/caller/caller.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { changeParty } from './change-party.ts';
import { findAtVersion, type PartyVersion } from './find.ts';
import { firstReview } from './next-review.ts';
import { notifyPartyChange } from './notify-change.ts';
import type { Party } from './store.ts';

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
    set: { status: next, next_review_on: await nextReview(work, party, next) },
    before: { status: party.status },
    after: { status: next },
    comment: reason,
  });
  notifyPartyChange(work, { id: party.id, version, assigneeId: party.assigneeId });
}

/** Whose relation ends is reviewed no more; who becomes a client, or is one again, has a next review. */
async function nextReview(
  work: UnitOfWork,
  { id, nextReviewOn }: Party,
  next: PartyStatus,
): Promise<string | null> {
  if (next === 'E' || next === 'R') return null;
  if (next !== 'A' || nextReviewOn !== null) return nextReviewOn;
  const first = await firstReview(work, sql`p.id`, sql`${work.now}::timestamptz`);
  const { rows } = await sql<{ day: string | null }>`
    select ${first} as day from parties p where p.id = ${id}`.execute(work.tx);
  return rows[0]?.day ?? null;
}
