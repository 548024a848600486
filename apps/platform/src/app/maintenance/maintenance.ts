import { folderOutbox } from '../../ports/mail/outbox.ts';
import { signChainHeads, signingInterval, tenantIds } from '../../shared/audit/chain-heads.ts';
import { forgetSessions } from '../../areas/access/service.ts';
import { addUpCounts, sendBackExpired } from '../../areas/registrations/service.ts';
import { forgetLogos } from '../../areas/tenants/service.ts';
import { endExpired } from '../../areas/workflows/service.ts';
import { forgetAnswers } from '../../shared/idempotency/idempotency.ts';
import { withLease } from '../../shared/leases/leases.ts';
import type { Services } from '../../shared/services/services.ts';
import { backUp, forgetOld } from '../backup.ts';
import type { Config } from '../config.ts';
import { loggable } from '../http/envelope.ts';
import { clearUnfinished, maintainFiles } from './files.ts';
import { forgetRows } from './rows.ts';

/** The hour (UTC) from which on the day's back-up is made. */
const backupHour = 2;
const checkInterval = 10 * 60_000;

/** What the platform does by itself while it runs. */
export interface Maintenance {
  /** Finishes what is under way. */
  stop(): Promise<void>;
}

/**
 * Signs the heads of the audit chains every five minutes, ends requests that no one decided on and adds counts up
 * every ten; once a day sends back what has a document that is over, clears away files that no record names, and backs an
 * embedded database up.
 */
export function startMaintenance(config: Config, services: Services): Maintenance {
  const { database, keys, clock, log } = services;
  const underWay = new Set<Promise<unknown>>();
  const attempt = (what: string, work: () => Promise<unknown>) => () => {
    const run = work()
      .catch((error: unknown) => log.error({ error: loggable(error) }, `${what} failed`))
      .finally(() => underWay.delete(run));
    underWay.add(run);
  };

  let lastBackup = clock.now().toISOString().slice(0, 10);
  const nightly = async () => {
    const now = clock.now();
    const day = now.toISOString().slice(0, 10);
    if (database.kind !== 'embedded' || day === lastBackup || now.getUTCHours() < backupHour) return;
    if (!(await backUp(config, services))) return;
    lastBackup = day;
    await forgetOld(config);
  };
  let lastSweep = clock.now().toISOString().slice(0, 10);
  const sweep = async () => {
    const now = clock.now();
    const day = now.toISOString().slice(0, 10);
    if (day === lastSweep) return;
    for (const tenantId of await tenantIds(database))
      await database.tenant(tenantId, async tx => {
        await forgetSessions(tx, now);
        await forgetAnswers({ tx, now });
        await forgetLogos({ tx, now });
      });
    await folderOutbox(config.outboxFolder, services).forgetOld();
    await forgetRows(services);
    if (await maintainFiles(services)) lastSweep = day;
  };
  // At every start too: documents end while nothing runs.
  let lastRound = '';
  const round = attempt('sending back what has a paper that is over', async () => {
    const day = clock.now().toISOString().slice(0, 10);
    if (day === lastRound) return;
    const isDone = await withLease(services, 'round', async () => {
      for (const tenantId of await tenantIds(database)) await sendBackExpired(services, tenantId);
    });
    if (isDone) lastRound = day;
  });
  round();
  attempt('clearing away unfinished files', () => clearUnfinished(services))();
  // Of several processes on one file one signs: each line follows the one before.
  const sign = () =>
    withLease(services, 'audit-heads', () =>
      signChainHeads(database, keys, config.auditHeadsFile, clock.now()),
    );
  const timers = [
    setInterval(attempt('signing the audit heads', sign), signingInterval),
    setInterval(attempt('the nightly back-up', nightly), checkInterval),
    setInterval(attempt('looking after the files', sweep), checkInterval),
    setInterval(round, checkInterval),
    setInterval(
      attempt('adding up what changes counted', () =>
        withLease(services, 'counts', async () => {
          for (const tenantId of await tenantIds(database)) await database.tenant(tenantId, addUpCounts);
        }),
      ),
      checkInterval,
    ),
    setInterval(
      attempt('ending requests that nobody decided on', () =>
        withLease(services, 'expiry', async () => {
          for (const tenantId of await tenantIds(database)) await endExpired(services, tenantId);
        }),
      ),
      checkInterval,
    ),
  ];
  for (const timer of timers) timer.unref();
  return {
    async stop() {
      timers.forEach(clearInterval);
      attempt('signing the audit heads', sign)();
      await Promise.all(underWay);
    },
  };
}
