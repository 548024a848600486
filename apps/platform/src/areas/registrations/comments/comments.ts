import {
  offsetOf,
  type BodyOf,
  type contract,
  type OutputOf,
  type QueryOf,
  type RegistrationAction,
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
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { sendMessages } from '../../messages/service.ts';
import { findRow, type RegistrationRow } from '../record.ts';
import { notifyChange } from '../notify-change.ts';
import { readersOf } from './readers.ts';

type List = OutputOf<typeof contract.registrations.comments>;
type CommentBody = BodyOf<typeof contract.registrations.addComment>;

/** What was said about a registration, the newest first. @throws {AppError} NotFound. */
export async function listComments(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  query: QueryOf<typeof contract.registrations.comments>,
): Promise<List> {
  await findRow(work, caller, id);
  const { items, total } = await commentsAbout(work, caller, [id], offsetOf(query));
  return { items: items.map(({ comment }) => comment), total, counts: {} };
}

/**
 * Says something about a registration, and notifies the users mentioned.
 * @throws {AppError} NotFound; ValidationFailed for a mention of someone who may not see it.
 */
export async function addComment(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  body: CommentBody,
): Promise<Comment> {
  const record = await findRow(work, caller, id);
  await assertReaders(work, record, body.mentions);
  const written = await insertComment(work, caller, id, body);
  return afterwards(work, caller, record, { ...written, action: 'registration.commented' });
}

/**
 * Changes what one said, within 15 minutes.
 * @throws {AppError} NotFound; VersionStale; Forbidden for someone else's, and when the time is over; ValidationFailed.
 */
export async function editComment(
  work: UnitOfWork,
  caller: Caller,
  seen: { readonly id: string; readonly commentId: string; readonly version: number },
  body: CommentBody,
): Promise<Comment> {
  const record = await findRow(work, caller, seen.id);
  const written = await changeComment(work, caller, seen, body);
  await assertReaders(work, record, body.mentions);
  return afterwards(work, caller, record, { ...written, action: 'registration.commentEdited' });
}

async function afterwards(
  work: UnitOfWork,
  caller: Caller,
  { id, version, assignee_id: assignee }: RegistrationRow,
  { commentId, mentioned, action }: Written & { readonly action: RegistrationAction },
): Promise<Comment> {
  await sendMessages(work, { messageType: 'mention', userIds: mentioned, registrationId: id });
  audit(work, [{ action, objectType: 'registration', objectId: id, detail: { comment: commentId } }]);
  notifyChange(work, { id, version, assigneeIds: [assignee] });
  return readComment(work, caller, id, commentId);
}

async function assertReaders(
  work: UnitOfWork,
  record: RegistrationRow,
  mentions: readonly string[],
): Promise<void> {
  if (mentions.length > 0) assertMentions(mentions, await readersOf(work, record));
}
