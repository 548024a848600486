import { sql } from 'kysely';
import type { UnitOfWork } from '../../../shared/work/work.ts';

/** Days that a logo which no one named is kept: a draft of a theme may lie as long. */
const days = 30;

/**
 * Deletes logos that no theme of the tenant names, neither today's nor an earlier version's. The settings are locked
 * meanwhile: no one names one that is about to go.
 * @returns how many it deleted.
 */
export async function forgetLogos({ tx, now }: Pick<UnitOfWork, 'tx' | 'now'>): Promise<number> {
  await tx
    .selectFrom('definitions')
    .select('version')
    .where('kind', '=', 'settings')
    .where('id', '=', 'whitelabeling')
    .where('state', '=', 'published')
    .forUpdate()
    .execute();
  const { numAffectedRows = 0n } = await sql`
    delete from brand_assets a
    where a.created_at < ${now}::timestamptz - make_interval(days => ${days}::int)
      and not exists (
        select from definitions d
        where d.kind = 'settings' and d.id = 'whitelabeling' and strpos(d.data::text, 'asset:' || a.id) > 0
      )`.execute(tx);
  return Number(numAffectedRows);
}
