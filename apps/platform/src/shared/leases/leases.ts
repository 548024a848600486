import { randomUUID } from 'node:crypto';
import type { Services } from '../services/services.ts';

/** Milliseconds after which a silent holder of a lease is taken for dead. */
export const leaseTerm = 60_000;

type Parts = Pick<Services, 'database' | 'clock'>;

/**
 * Does what only one process may do at a time, on whatever machine. The lease is renewed while the work goes on.
 * @returns false, without having done it, while another one holds the lease.
 */
export async function withLease(parts: Parts, name: string, work: () => Promise<void>): Promise<boolean> {
  const holder = randomUUID();
  if (!(await hold(parts, name, holder))) return false;
  const renewal = setInterval(
    // A renewal that fails is made up for by the next one, or the lease is over.
    () => void hold(parts, name, holder).catch(() => false),
    leaseTerm / 4,
  );
  renewal.unref();
  try {
    await work();
  } finally {
    clearInterval(renewal);
    await parts.database.unscoped(tx =>
      tx.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute(),
    );
  }
  return true;
}

async function hold({ database, clock }: Parts, name: string, holder: string): Promise<boolean> {
  const now = clock.now();
  const lease = { holder, until: new Date(now.getTime() + leaseTerm) };
  const row = await database.unscoped(tx =>
    tx
      .insertInto('leases')
      .values({ name, ...lease })
      .onConflict(conflict =>
        conflict
          .column('name')
          .doUpdateSet(lease)
          .where(eb => eb.or([eb('leases.holder', '=', holder), eb('leases.until', '<', now.toISOString())])),
      )
      .returning('name')
      .executeTakeFirst(),
  );
  return row !== undefined;
}
