import {
  commentEditMinutes,
  offsetOf,
  type BodyOf,
  type contract,
  type OutputOf,
  type QueryOf,
  type RegistrationAction,
} from '@dossier/api/contract';
import type { Selectable } from 'kysely';
import type { CommentsTable } from '../../../database/schema/registrations.ts';
import { audit } from '../../../shared/audit/audit.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import { openerFor, encryptFor } from '../../../shared/history/encryption.ts';
import { isUuid } from '../../../shared/ids/ids.ts';
import { countOf } from '../../../shared/lists/count-of.ts';
import { systemAdminName, userNames } from '../../../shared/names/user-names.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { assertVersion } from '../../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { sendMessages } from '../../messages/service.ts';
import { findRow, type RegistrationRow } from '../record.ts';
import { notifyChange } from '../notify-change.ts';
import { readersOf } from './readers.ts';

type List = OutputOf<typeof contract.registrations.comments>;
type Comment = List['items'][number];
type CommentBody = BodyOf<typeof contract.registrations.addComment>;
type Row = Selectable<CommentsTable>;

const editTime = commentEditMinutes * 60_000;

/** What was said about a registration, the newest first. @throws {AppError} NotFound. */
export async function listComments(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  query: QueryOf<typeof contract.registrations.comments>,
): Promise<List> {
  await findRow(work, caller, id);
  const { offset, max } = offsetOf(query);
  const about = work.tx.selectFrom('comments').where('record_id', '=', id);
  const rows = await about
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
    .offset(offset)
    .execute();
  const total = await countOf(about);
  return { items: await shown(work, caller, rows), total, counts: {} };
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
  const commentId = work.random.uuid();
  await work.tx
    .insertInto('comments')
    .values({
      id: commentId,
      tenant_id: work.tenantId,
      record_id: id,
      author: caller.userId,
      created_at: work.now,
      sealed: await encryptFor(work, id, body.text.trim(), commentId),
      mentions: [...new Set(body.mentions)],
    })
    .execute();
  return afterwards(work, caller, record, {
    id: commentId,
    action: 'registration.commented',
    mentioned: body.mentions,
  });
}

/**
 * Changes what one said, within 15 minutes.
 * @throws {AppError} NotFound; VersionStale; Forbidden for someone else's, and when the time is over; ValidationFailed.
 */
export async function editComment(
  work: UnitOfWork,
  caller: Caller,
  { id, commentId, version }: { readonly id: string; readonly commentId: string; readonly version: number },
  body: CommentBody,
): Promise<Comment> {
  const record = await findRow(work, caller, id);
  const row = await findComment(work, id, commentId);
  assertVersion(version, row.version);
  if (!mayEdit(row, caller, work.now)) throw new AppError('Forbidden');
  await assertReaders(work, record, body.mentions);
  const { numUpdatedRows } = await work.tx
    .updateTable('comments')
    .set({
      sealed: await encryptFor(work, id, body.text.trim(), commentId),
      mentions: [...new Set(body.mentions)],
      edited_at: work.now,
      version: version + 1,
    })
    .where('id', '=', commentId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new AppError('VersionStale');
  const mentioned = body.mentions.filter(mention => !row.mentions.includes(mention));
  return afterwards(work, caller, record, { id: commentId, action: 'registration.commentEdited', mentioned });
}

interface Done {
  readonly id: string;
  readonly action: RegistrationAction;
  readonly mentioned: readonly string[];
}

async function afterwards(
  work: UnitOfWork,
  caller: Caller,
  { id, version, assignee_id: assignee }: RegistrationRow,
  done: Done,
): Promise<Comment> {
  await sendMessages(work, { messageType: 'mention', userIds: done.mentioned, registrationId: id });
  audit(work, [
    { action: done.action, objectType: 'registration', objectId: id, detail: { comment: done.id } },
  ]);
  notifyChange(work, { id, version, assigneeIds: [assignee] });
  const [comment] = await shown(work, caller, [await findComment(work, id, done.id)]);
  if (!comment) throw new AppError('NotFound');
  return comment;
}

async function findComment({ tx }: UnitOfWork, id: string, commentId: string): Promise<Row> {
  const row = isUuid(commentId)
    ? await tx
        .selectFrom('comments')
        .selectAll()
        .where('id', '=', commentId)
        .where('record_id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (!row) throw new AppError('NotFound');
  return row;
}

const mayEdit = ({ author, created_at: at }: Row, { userId }: Caller, now: Date): boolean =>
  author === userId && now.getTime() - new Date(at).getTime() < editTime;

/** @throws {AppError} ValidationFailed naming every mention of someone who may not see the registration. */
async function assertReaders(
  work: UnitOfWork,
  record: RegistrationRow,
  mentions: readonly string[],
): Promise<void> {
  if (mentions.length === 0) return;
  const readers = new Set((await readersOf(work, record)).map(({ _id }) => _id));
  const fields = mentions.flatMap((mention, index) =>
    readers.has(mention) ? [] : [{ path: `mentions[${index}]`, code: 'oneOf' }],
  );
  if (fields.length > 0) throw new AppError('ValidationFailed', { fields });
}

async function shown(work: UnitOfWork, caller: Caller, rows: readonly Row[]): Promise<Comment[]> {
  if (rows.length === 0) return [];
  const names = await userNames(
    work,
    rows.flatMap(row => [row.author, ...row.mentions]),
  );
  const nameOf = (id: string) => names.get(id) ?? systemAdminName;
  const open = await openerFor(
    work,
    rows.map(row => row.record_id),
  );
  return rows.map(row => ({
    _id: row.id,
    version: row.version,
    createdAt: row.created_at,
    editedAt: row.edited_at,
    author: { _id: row.author, name: nameOf(row.author) },
    // Once the client was erased, so is what was said of them.
    text: open<string>(row.record_id, row.sealed, row.id) ?? '',
    mentions: row.mentions.map(mention => ({ _id: mention, name: nameOf(mention) })),
    mayEdit: mayEdit(row, caller, work.now),
  }));
}
