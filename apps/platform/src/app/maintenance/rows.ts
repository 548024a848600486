import { sql } from 'kysely';
import { tenantIds } from '../../shared/audit/chain-heads.ts';
import type { Services } from '../../shared/services/services.ts';

/** Days after which rows that no one asks for any more go; addresses in the trail as 4.15 has it. */
const days = { throttles: 1, codes: 1, jobs: 30, addresses: 365 } as const;

/** Clears away what has served: attempts, codes that are over, jobs that are finished, addresses of a year ago. */
export async function forgetRows({ database, clock }: Services): Promise<void> {
  const before = (count: number) => new Date(clock.now().getTime() - count * 86_400_000).toISOString();
  await database.unscoped(tx =>
    tx
      .deleteFrom('throttles')
      .where('last_at', '<', before(days.throttles))
      .where('locked_until', '<', before(0))
      .execute(),
  );
  for (const tenantId of await tenantIds(database))
    await database.tenant(tenantId, async tx => {
      for (const table of ['challenges', 'reset_codes', 'phone_codes'] as const)
        await tx.deleteFrom(table).where('expires_at', '<', before(days.codes)).execute();
      await tx
        .deleteFrom('jobs')
        .where('state', 'in', ['done', 'failed'])
        .where('finished_at', '<', before(days.jobs))
        .execute();
      await sql`update audit set ip = null where ip is not null and at < ${before(days.addresses)}::timestamptz`.execute(
        tx,
      );
    });
}
