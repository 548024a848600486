import { audit } from '../audit/audit.ts';
import { AppError } from '../errors/app-error.ts';
import { destroySubjectKey } from '../history/subject-keys.ts';
import type { UnitOfWork } from '../work/work.ts';

/** What is erased, and by which rule of retention or request. */
export interface Erasure {
  readonly subjectId: string;
  readonly rule: string;
}

/**
 * Erases a subject: its history, files and encrypted values can never be read again, and a restore erases them again.
 * @param work - of a transaction that runs as `app_erase`; the database refuses it to any other.
 * @throws {AppError} Blocked while a legal hold keeps it.
 */
export async function eraseSubject(work: UnitOfWork, { subjectId, rule }: Erasure): Promise<void> {
  const hold = await work.tx
    .selectFrom('legal_holds')
    .select('id')
    .where('subject_id', '=', subjectId)
    .where('released_at', 'is', null)
    .executeTakeFirst();
  if (hold) throw new AppError('Blocked');
  await destroySubjectKey(work, subjectId);
  await work.tx
    .insertInto('tombstones')
    .values({ tenant_id: work.tenantId, subject_id: subjectId, erased_at: work.now, rule })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  audit(work, [{ action: 'subject.erased', objectType: 'subject', objectId: subjectId, detail: { rule } }]);
}
