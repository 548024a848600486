import { sql } from 'kysely';
import { AppError } from '../errors/app-error.ts';
import type { Services } from '../services/services.ts';
import type { UnitOfWork } from '../work/work.ts';

/**
 * Whether the tenant may store so much more, its files and its logos counted. Uploads that are under way at the same moment are not counted, and they
 * are few.
 * @throws {AppError} QuotaExceeded.
 */
export async function assertRoom(
  { tx }: UnitOfWork,
  { settings }: Pick<Services, 'settings'>,
  bytes: number,
): Promise<void> {
  const { rows } = await sql<{ stored: number }>`select (
    (select coalesce(sum(size), 0) from files)
    + (select coalesce(sum(octet_length(bytes) + octet_length(png)), 0) from brand_assets))::bigint as stored`.execute(
    tx,
  );
  const stored = rows[0]?.stored ?? 0;
  if (stored + bytes > settings.limits.storagePerTenant) throw new AppError('QuotaExceeded');
}
