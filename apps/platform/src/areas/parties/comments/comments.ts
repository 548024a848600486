import {
  clientParts,
  offsetOf,
  type BodyOf,
  type contract,
  type OutputOf,
  type QueryOf,
} from '@dossier/api/contract';
import { audit } from '../../../shared/audit/audit.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import {
  assertMentions,
  changeComment,
  commentsAbout,
  insertComment,
  readComment,
  type Comment,
  type Written,
} from '../../../shared/comments/comments.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { markRead, readUntil } from '../../../shared/comments/unread.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { sendMessages } from '../../messages/service.ts';
import { registrationsOfParty } from '../../registrations/service.ts';
import { findParty, visibleIds } from '../find.ts';
import { notifyPartyChange } from '../notify-change.ts';
import type { Party } from '../store.ts';
import { readersOfParty } from './readers.ts';

type List = OutputOf<typeof contract.parties.comments>;
type ClientComment = List['items'][number];
type CommentBody = BodyOf<typeof contract.parties.addComment>;

/**
 * What was said about a client, the newest first: on its file, and in the registrations that were of the client, as far as
 * the caller may read those.
 * @throws {AppError} NotFound.
 */
export async function listComments(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  query: QueryOf<typeof contract.parties.comments>,
): Promise<List> {
  await findParty(work, caller, id);
  const registrations = await ownRegistrations(work, caller, id);
  const { items, total } = await commentsAbout(work, caller, [id, ...registrations.keys()], offsetOf(query));
  const readBefore = await readUntil(work, caller, id);
  return {
    items: items.map(({ recordId, comment }): ClientComment => {
      if (recordId !== id)
        return {
          ...comment,
          mayEdit: false,
          isNew: false,
          registration: registrations.get(recordId) ?? null,
        };
      const isNew =
        comment.author._id !== caller.userId &&
        (readBefore === null || new Date(comment.createdAt) > readBefore);
      return { ...comment, isNew, registration: null };
    }),
    total,
    counts: {},
  };
}

/**
 * Says something about a client, and notifies the users mentioned.
 * @throws {AppError} NotFound; ValidationFailed for a mention of someone who may not see the client.
 */
export async function addComment(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  body: CommentBody,
): Promise<ClientComment> {
  const party = await findParty(work, caller, id);
  await assertReaders(work, party, body.mentions);
  const written = await insertComment(work, caller, party.id, body);
  return afterwards(work, caller, party, { ...written, action: 'party.commented' });
}

/**
 * Changes what one said, within 15 minutes.
 * @throws {AppError} NotFound, also for what was said in a registration; VersionStale; Forbidden for someone else's, and
 * when the time is over; ValidationFailed.
 */
export async function editComment(
  work: UnitOfWork,
  caller: Caller,
  seen: { readonly id: string; readonly commentId: string; readonly version: number },
  body: CommentBody,
): Promise<ClientComment> {
  const party = await findParty(work, caller, seen.id);
  const written = await changeComment(work, caller, seen, body);
  await assertReaders(work, party, body.mentions);
  return afterwards(work, caller, party, { ...written, action: 'party.commentEdited' });
}

/** The caller has read what was said about a client until a moment. @throws {AppError} NotFound. */
export async function markCommentsRead(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  until: string,
): Promise<void> {
  if (!(await visibleIds(work, caller, [id])).has(id)) throw new AppError('NotFound');
  await markRead(work, caller, id, new Date(until));
}

/** Registrations that are of the client itself, as far as the caller may read them, by their ids. */
async function ownRegistrations(
  work: UnitOfWork,
  caller: Caller,
  id: string,
): Promise<ReadonlyMap<string, { readonly _id: string; readonly number: string }>> {
  if (!caller.permissions.has('registrationRead')) return new Map();
  const registrations = await registrationsOfParty(work, caller, id);
  return new Map(
    registrations
      .filter(({ part }) => clientParts.includes(part))
      .map(({ _id, number }) => [_id, { _id, number }]),
  );
}

async function afterwards(
  work: UnitOfWork,
  caller: Caller,
  { id, version, assigneeId }: Party,
  { commentId, mentioned, action }: Written & { readonly action: string },
): Promise<ClientComment> {
  await sendMessages(work, { messageType: 'mention', userIds: mentioned, registrationId: null, partyId: id });
  audit(work, [{ action, objectType: 'party', objectId: id, detail: { comment: commentId } }]);
  notifyPartyChange(work, { id, version, assigneeId });
  const comment: Comment = await readComment(work, caller, id, commentId);
  return { ...comment, isNew: false, registration: null };
}

async function assertReaders(work: UnitOfWork, { id }: Party, mentions: readonly string[]): Promise<void> {
  if (mentions.length > 0) assertMentions(mentions, await readersOfParty(work, id));
}
