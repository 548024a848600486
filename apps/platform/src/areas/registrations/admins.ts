import type { Work } from '../../shared/work/work.ts';
import { listActiveUsers } from '../access/service.ts';

/** The firm's Admins: they see to what nobody works on. */
export const adminsOf = async (work: Work): Promise<readonly string[]> =>
  (await listActiveUsers(work)).flatMap(({ _id, profile }) => (profile === 'ROLE_TENANT_ADMIN' ? [_id] : []));
