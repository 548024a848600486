import type { OpenWork } from '@dossier/api/contract';
import { isUuid } from '../../shared/ids/ids.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { countOpenWork, passOnWork } from './pass-on-work.ts';
import { assertNotNeeded, endAll, lockUser, staffWith, writeUser } from './users.ts';

/** What waits for one of the staff. @throws {AppError} NotFound. */
export async function openWorkOf(work: UnitOfWork, id: string): Promise<OpenWork> {
  const row = isUuid(id) ? await staffWith(work, id).executeTakeFirst() : undefined;
  if (!row) throw new AppError('NotFound');
  return countOpenWork(work, id);
}

/**
 * Deletes one of the staff: no list has them, and they never sign in again. Their row stays, because what they did and
 * decided names it.
 * @param successor whom open work goes to: `none` for no one, undefined where no one was asked.
 * @throws {AppError} NotFound, VersionStale; UserProtected for oneself, and for an Admin: two people take the role first
 * (4.18); Blocked where open work has to go to someone.
 */
export async function deleteUser(
  work: UnitOfWork,
  id: string,
  successor: string | undefined,
  version: number,
): Promise<void> {
  const row = await lockUser(work, id, version);
  await assertNotNeeded(work, row);
  if (row.role === 'ROLE_TENANT_ADMIN') throw new AppError('UserProtected');
  await passOnWork(work, id, successor === 'none' ? null : successor);
  await endAll(work, id, 'deleted');
  await work.tx.deleteFrom('group_members').where('user_id', '=', id).execute();
  const epoch = row.credential_epoch + 1;
  await writeUser(work, row, 'user.deleted', { enabled: false, role: null, credential_epoch: epoch });
}
