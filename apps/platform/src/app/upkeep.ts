import { signHeads, signingInterval } from '../shared/audit/heads.ts';
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

/** Signs the heads of the audit chains every five minutes; backs an embedded database up each night. */
export function startUpkeep(config: Config, services: Services): Upkeep {
  const { database, keys, clock, log } = services;
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
  const timers = [
    setInterval(
      attempt('signing the audit heads', () => signHeads(database, keys, config.auditHeadsFile, clock.now())),
      signingInterval,
    ),
    setInterval(attempt('the nightly back-up', nightly), lookEvery),
  ];
  for (const timer of timers) timer.unref();
  return { stop: () => timers.forEach(clearInterval) };
}
