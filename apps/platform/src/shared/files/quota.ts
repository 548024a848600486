import { sql } from 'kysely';
import { Refusal } from '../refusal/refusal.ts';
import type { Services } from '../services/services.ts';
import type { Work } from '../work/work.ts';

/**
 * Whether the tenant may store so much more. Uploads that are under way at the same moment are not counted, and they
 * are few.
 * @throws {Refusal} QuotaExceeded.
 */
export async function assertRoom(
  { tx }: Work,
  { settings }: Pick<Services, 'settings'>,
  bytes: number,
): Promise<void> {
  const { stored } = await tx
    .selectFrom('files')
    .select(sql<number>`coalesce(sum(size), 0)::bigint`.as('stored'))
    .executeTakeFirstOrThrow();
  if (stored + bytes > settings.limits.storagePerTenant) throw new Refusal('QuotaExceeded');
}
