import { sql } from 'kysely';
import type { Services } from '../shared/services/services.ts';

/** What the seed program leaves behind when it has finished. */
export const marker = 'demo';

/** Whether the database holds nothing but what it was made with, or a seeding that was cut off. */
export async function isUnseeded({ database }: Services): Promise<boolean> {
  return database.unscoped(async tx => {
    const done = await tx
      .selectFrom('platform_state')
      .select('name')
      .where('name', '=', marker)
      .executeTakeFirst();
    if (done) return false;
    const { rows } = await sql<{
      is_demo: boolean;
    }>`select is_demo from list_tenants() where tenant_id <> 'system'`.execute(tx);
    return rows.every(row => row.is_demo);
  });
}
