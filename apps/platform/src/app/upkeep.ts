import type { Scopes } from '../database/index.ts';
import { signHeads, signingInterval, tenantIds } from '../shared/audit/heads.ts';
import { forgetUploads } from '../areas/documents/service.ts';
import { collectGarbage } from '../shared/files/files.ts';
import type { Services } from '../shared/services/services.ts';
import { backUp, forgetOld } from './backup.ts';
import type { Config } from './config.ts';
import { loggable } from './http/envelope.ts';

/** The hour (UTC) in which the nightly back-up is made. */
const backupHour = 2;
const lookEvery = 10 * 60_000;

/** What the platform does by itself while it runs. */
export interface Upkeep {
  stop(): void;
}

/** Where the bytes of all firms' files lie. */
async function namedAddresses(database: Scopes): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  for (const tenantId of await tenantIds(database)) {
    const rows = await database.read(tenantId, tx =>
      tx.selectFrom('files').select('address').distinct().execute(),
    );
    for (const { address } of rows) named.add(address);
  }
  return named;
}

/**
 * Signs the heads of the audit chains every five minutes; once a day clears away files that no record names, and
 * backs an embedded database up.
 */
export function startUpkeep(config: Config, services: Services): Upkeep {
  const { database, keys, clock, log, objects } = services;
  const attempt = (what: string, work: () => Promise<unknown>) => () =>
    void work().catch((error: unknown) => log.error({ error: loggable(error) }, `${what} failed`));

  let lastBackup = clock.now().toISOString().slice(0, 10);
  const nightly = async () => {
    const now = clock.now();
    const day = now.toISOString().slice(0, 10);
    if (database.kind !== 'embedded' || day === lastBackup || now.getUTCHours() !== backupHour) return;
    lastBackup = day;
    await backUp(config, services);
    await forgetOld(config);
  };
  let lastSweep = clock.now().toISOString().slice(0, 10);
  const sweep = async () => {
    const now = clock.now();
    const day = now.toISOString().slice(0, 10);
    if (day === lastSweep) return;
    lastSweep = day;
    for (const tenantId of await tenantIds(database))
      await database.tenant(tenantId, tx => forgetUploads({ tx, now }));
    const named = await namedAddresses(database);
    await collectGarbage(objects, address => Promise.resolve(named.has(address)), now);
  };
  const timers = [
    setInterval(
      attempt('signing the audit heads', () => signHeads(database, keys, config.auditHeadsFile, clock.now())),
      signingInterval,
    ),
    setInterval(attempt('the nightly back-up', nightly), lookEvery),
    setInterval(attempt('clearing away files', sweep), lookEvery),
  ];
  for (const timer of timers) timer.unref();
  return { stop: () => timers.forEach(clearInterval) };
}
