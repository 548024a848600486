import { openExports } from '@dossier/api/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../shared/caller/caller.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';

/** First number of the advisory lock under which exports of a tenant are counted; the second one says which. */
const lockSpace = 7_253_148;

/**
 * Whether one more export may begin. Held until the transaction ends: those that begin at once are counted one by one.
 * @throws {AppError} TooManyExports.
 */
export async function assertFewOpen({ tx, tenantId }: UnitOfWork, { userId }: Caller): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockSpace}::int, hashtext(${tenantId}))`.execute(tx);
  const { all, byUser } = await tx
    .selectFrom('exports')
    .select([
      sql<number>`count(*)`.as('all'),
      sql<number>`count(*) filter (where owner = ${userId})`.as('byUser'),
    ])
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow();
  if (byUser >= openExports.perUser || all >= openExports.perTenant) throw new AppError('TooManyExports');
}
