import { recordChanges } from '../../shared/history/history.ts';
import { enqueue } from '../../shared/jobs/jobs.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { usernameKey } from './usernames.ts';

interface NewSystemAdmin {
  readonly address: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Makes someone who may work for every tenant; they are sent a temporary password. The work is the platform's own. */
export async function createSystemAdmin(
  work: UnitOfWork,
  { address, firstName, lastName }: NewSystemAdmin,
): Promise<void> {
  const id = work.random.uuid();
  const row = {
    id,
    tenant_id: work.tenantId,
    username: address,
    username_key: usernameKey(address),
    email: address,
    first_name: firstName,
    last_name: lastName,
    role: 'ROLE_SYSTEM_ADMIN' as const,
  };
  await work.tx
    .insertInto('users')
    .values({ ...row, created_at: work.now, updated_at: work.now })
    .execute();
  await enqueue(work, 'access.temporaryPassword', { userId: id });
  const about = { objectType: 'user', objectId: id, subjectId: id, version: 1 };
  await recordChanges(work, [
    { ...about, action: 'user.created', before: null, after: row, source: 'command' },
  ]);
}
