import { commentEditMinutes, type contract, type OutputOf } from '@dossier/api/contract';
import { sql, type Selectable } from 'kysely';
import type { CommentsTable } from '../../database/schema/registrations.ts';
import type { Caller } from '../caller/caller.ts';
import { AppError } from '../errors/app-error.ts';
import { encryptFor, openerFor } from '../history/encryption.ts';
import { isUuid } from '../ids/ids.ts';
import { countOf } from '../lists/count-of.ts';
import { systemAdminName, userNames } from '../names/user-names.ts';
import { assertVersion } from '../versions/versions.ts';
import type { UnitOfWork } from '../work/work.ts';

export type Comment = OutputOf<typeof contract.registrations.addComment>;
/** What someone says, and whom they call. */
export interface CommentText {
  readonly text: string;
  readonly mentions: readonly string[];
}
export interface CommentOnRecord {
  readonly recordId: string;
  readonly comment: Comment;
}
/** Those whom a comment calls that it did not call before. */
export interface Written {
  readonly commentId: string;
  readonly mentioned: readonly string[];
}
type Row = Selectable<CommentsTable>;

const editTime = commentEditMinutes * 60_000;

/** What was said about records, the newest first. The caller has found each of them. */
export async function commentsAbout(
  work: UnitOfWork,
  caller: Caller,
  recordIds: readonly string[],
  { offset, max }: { readonly offset: number; readonly max: number },
): Promise<{ readonly items: readonly CommentOnRecord[]; readonly total: number }> {
  const about = work.tx.selectFrom('comments').where('record_id', 'in', [...recordIds]);
  const rows = await about
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
    .offset(offset)
    .execute();
  const total = await countOf(about);
  return { items: await shown(work, caller, rows), total };
}

export async function insertComment(
  work: UnitOfWork,
  caller: Caller,
  recordId: string,
  { text, mentions }: CommentText,
): Promise<Written> {
  const commentId = work.random.uuid();
  await work.tx
    .insertInto('comments')
    .values({
      id: commentId,
      tenant_id: work.tenantId,
      record_id: recordId,
      author: caller.userId,
      created_at: work.now,
      sealed: await encryptFor(work, recordId, text.trim(), commentId),
      mentions: [...new Set(mentions)],
    })
    .execute();
  return { commentId, mentioned: mentions };
}

/**
 * Changes what one said about a record, within 15 minutes.
 * @throws {AppError} NotFound; VersionStale; Forbidden for someone else's, and when the time is over.
 */
export async function changeComment(
  work: UnitOfWork,
  caller: Caller,
  seen: { readonly id: string; readonly commentId: string; readonly version: number },
  { text, mentions }: CommentText,
): Promise<Written> {
  const { id: recordId, commentId, version } = seen;
  const row = await findComment(work, recordId, commentId);
  assertVersion(version, row.version);
  if (!mayEdit(row, caller, work.now)) throw new AppError('Forbidden');
  const { numUpdatedRows } = await work.tx
    .updateTable('comments')
    .set({
      sealed: await encryptFor(work, recordId, text.trim(), commentId),
      mentions: [...new Set(mentions)],
      edited_at: work.now,
      version: version + 1,
    })
    .where('id', '=', commentId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new AppError('VersionStale');
  return { commentId, mentioned: mentions.filter(mention => !row.mentions.includes(mention)) };
}

/** One comment as the contract has it. @throws {AppError} NotFound. */
export async function readComment(
  work: UnitOfWork,
  caller: Caller,
  recordId: string,
  commentId: string,
): Promise<Comment> {
  const [read] = await shown(work, caller, [await findComment(work, recordId, commentId)]);
  if (!read) throw new AppError('NotFound');
  return read.comment;
}

/** Who may be called is who may see what it is about. @throws {AppError} ValidationFailed naming every other mention. */
export function assertMentions(
  mentions: readonly string[],
  readers: readonly { readonly _id: string }[],
): void {
  const ids = new Set(readers.map(({ _id }) => _id));
  const fields = mentions.flatMap((mention, index) =>
    ids.has(mention) ? [] : [{ path: `mentions[${index}]`, code: 'oneOf' }],
  );
  if (fields.length > 0) throw new AppError('ValidationFailed', { fields });
}

/**
 * Puts what was said about a record with another one, under the key of that: the two turned out to be one, or two after all.
 * @param among what was moved before; all where undefined.
 * @returns the ids of what was moved.
 */
export async function moveComments(
  work: UnitOfWork,
  from: string,
  to: string,
  among?: readonly string[],
): Promise<readonly string[]> {
  const rows = await work.tx
    .selectFrom('comments')
    .selectAll()
    .where('record_id', '=', from)
    .$if(among !== undefined, query => query.where('id', '=', sql<string>`any (${among}::uuid[])`))
    .execute();
  if (rows.length === 0) return [];
  const open = await openerFor(work, [from]);
  for (const { id, sealed } of rows)
    await work.tx
      .updateTable('comments')
      .set({ record_id: to, sealed: await encryptFor(work, to, open<string>(from, sealed, id) ?? '', id) })
      .where('id', '=', id)
      .execute();
  return rows.map(({ id }) => id);
}

async function findComment({ tx }: UnitOfWork, recordId: string, commentId: string): Promise<Row> {
  const row = isUuid(commentId)
    ? await tx
        .selectFrom('comments')
        .selectAll()
        .where('id', '=', commentId)
        .where('record_id', '=', recordId)
        .executeTakeFirst()
    : undefined;
  if (!row) throw new AppError('NotFound');
  return row;
}

const mayEdit = ({ author, created_at: at }: Row, { userId }: Caller, now: Date): boolean =>
  author === userId && now.getTime() - new Date(at).getTime() < editTime;

async function shown(work: UnitOfWork, caller: Caller, rows: readonly Row[]): Promise<CommentOnRecord[]> {
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
    recordId: row.record_id,
    comment: {
      _id: row.id,
      version: row.version,
      createdAt: row.created_at,
      editedAt: row.edited_at,
      author: { _id: row.author, name: nameOf(row.author) },
      // Once the client was erased, so is what was said of them.
      text: open<string>(row.record_id, row.sealed, row.id) ?? '',
      mentions: row.mentions.map(mention => ({ _id: mention, name: nameOf(mention) })),
      mayEdit: mayEdit(row, caller, work.now),
    },
  }));
}
