import type { Permission } from '@dossier/api/contract';
import type { TestPlatform } from './platform.ts';

/** Gives someone of Meridian permissions that their role may have, by a group of their own. */
export const grantTo = (
  platform: TestPlatform,
  username: string,
  permissions: readonly Permission[],
  name = `Of ${username}`,
) =>
  platform.database.tenant('meridian', async tx => {
    const { id: user_id } = await tx
      .selectFrom('users')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    const group_id = crypto.randomUUID();
    const at = platform.clock.now();
    const group = { id: group_id, tenant_id: 'meridian', name, kind: 'staff' as const };
    await tx
      .insertInto('groups')
      .values({ ...group, permissions: [...permissions], created_at: at, updated_at: at })
      .execute();
    await tx.insertInto('group_members').values({ tenant_id: 'meridian', group_id, user_id }).execute();
  });
