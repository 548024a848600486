import type { UnitOfWork } from '../../../shared/work/work.ts';
import { listPermitted } from '../../../shared/caller/permitted.ts';
import { listActiveUsers } from '../../access/service.ts';
import type { StoredProcess } from './store.ts';

interface Reader {
  readonly _id: string;
  readonly name: string;
}

/**
 * The colleagues who may see a process about a party, and are here to answer: those who read client files, and of the
 * Agents the one who has it.
 */
export async function processReaders(work: UnitOfWork, { row }: StoredProcess): Promise<readonly Reader[]> {
  const permitted = new Map((await listPermitted(work)).map(each => [each.userId, each]));
  return (await listActiveUsers(work)).flatMap(({ _id, firstName, lastName }) => {
    const user = permitted.get(_id);
    if (!user?.permissions.has('clientFileRead')) return [];
    return user.role !== 'ROLE_TENANT_AGENT' || _id === row.assignee_id
      ? [{ _id, name: `${firstName} ${lastName}` }]
      : [];
  });
}
