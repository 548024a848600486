import type { BodyOf, contract } from '@dossier/api/contract';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { passOnWork } from './pass-on-work.ts';
import { assertNotNeeded, changeUser, endAll, lockUser, type User } from './users.ts';

type Enabling = BodyOf<typeof contract.access.enableUser>;

/** @throws {AppError} NotFound, VersionStale, UserProtected; Blocked where open work has to go to someone. */
export async function enableUser(
  work: UnitOfWork,
  id: string,
  { enabled, successorId }: Enabling,
  version: number,
): Promise<User> {
  const row = await lockUser(work, id, version);
  if (enabled) return changeUser(work, row, 'user.enabled', { enabled });
  await assertNotNeeded(work, row);
  await passOnWork(work, id, successorId);
  await endAll(work, id, 'disabled');
  // What began before is over, also when someone lets them in again.
  return changeUser(work, row, 'user.disabled', { enabled, credential_epoch: row.credential_epoch + 1 });
}
