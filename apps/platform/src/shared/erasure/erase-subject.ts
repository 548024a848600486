import { sql } from 'kysely';
import { audit } from '../audit/audit.ts';
import { AppError } from '../errors/app-error.ts';
import { destroySubjectKey } from '../history/subject-keys.ts';
import type { UnitOfWork } from '../work/work.ts';

export interface Erasure {
  readonly subjectId: string;
  readonly rule: string;
}

/**
 * Erases a subject: its history, files and encrypted values can never be read again, and a restore erases them again. With
 * a party those go that turned out to be it, and every merge that either was in: its key and its row, which name both.
 * @param work - of a transaction that runs as `app_erase`; the database refuses it to any other.
 * @throws {AppError} Blocked while a legal hold keeps it, or one that turned out to be it.
 */
export async function eraseSubject(work: UnitOfWork, { subjectId, rule }: Erasure): Promise<void> {
  const subjects = [subjectId, ...(await mergedWith(work, subjectId))];
  const hold = await work.tx
    .selectFrom('legal_holds')
    .select('id')
    .where('subject_id', 'in', subjects)
    .where('released_at', 'is', null)
    .executeTakeFirst();
  if (hold) throw new AppError('Blocked');
  const rows = await work.tx
    .selectFrom('party_merges')
    .select('id')
    .where(where => where.or([where('from_party', 'in', subjects), where('into_party', 'in', subjects)]))
    .execute();
  const merges = rows.map(({ id }) => id);
  const erased = [...subjects, ...merges];
  for (const id of erased) await destroySubjectKey(work, id);
  if (merges.length > 0) await eraseMerges(work, merges);
  await work.tx
    .insertInto('tombstones')
    .values(erased.map(id => ({ tenant_id: work.tenantId, subject_id: id, erased_at: work.now, rule })))
    .onConflict(conflict => conflict.doNothing())
    .execute();
  audit(
    work,
    subjects.map(objectId => ({
      action: 'subject.erased',
      objectType: 'subject',
      objectId,
      detail: { rule },
    })),
  );
}

/** No one decides any more on a merge that is asked for: its request is void. */
async function eraseMerges({ tx }: UnitOfWork, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('sign_offs')
    .set({ state: 'void' as const, version: sql<number>`version + 1` })
    .where('subject_type', '=', 'merge')
    .where('subject_id', 'in', ids)
    .where('state', '=', 'requested')
    .execute();
  await tx.deleteFrom('party_merges').where('id', 'in', ids).execute();
}

/** Ids of the parties that turned out to be one, through all merges. One that is being merged meanwhile is waited for. */
async function mergedWith({ tx }: UnitOfWork, id: string): Promise<readonly string[]> {
  await sql`select from parties where id = ${id}::uuid for update`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    with recursive merged as (
      select p.id from parties p where p.merged_into = ${id}::uuid
      union
      select p.id from merged m join parties p on p.merged_into = m.id
    )
    select id from merged order by id`.execute(tx);
  return rows.map(row => row.id);
}
