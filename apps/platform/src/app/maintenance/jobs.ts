import { forgetSessions } from '../../areas/access/service.ts';
import { notifyExpiring } from '../../areas/documents/notify-expiring.ts';
import { assessAgain } from '../../areas/kyc/service.ts';
import { sendDigests } from '../../areas/messages/emails/digest.ts';
import { forgetDeliveries } from '../../areas/messages/service.ts';
import { addUpPartyCounts } from '../../areas/parties/service.ts';
import { addUpCounts, sendBackExpired } from '../../areas/registrations/service.ts';
import { forgetLogos } from '../../areas/tenants/service.ts';
import { endExpired, notifyAllDueSoon, notifyReviews } from '../../areas/workflows/service.ts';
import { folderOutbox } from '../../ports/mail/outbox.ts';
import { signChainHeads, signingInterval, tenantIds } from '../../shared/audit/chain-heads.ts';
import { writeTombstones } from '../../shared/erasure/tombstones-file.ts';
import { forgetAnswers } from '../../shared/idempotency/idempotency.ts';
import type { Services } from '../../shared/services/services.ts';
import { forgetEvents } from '../../shared/webhooks/events.ts';
import { backUp, forgetOld } from '../backup.ts';
import type { Config } from '../config.ts';
import { maintainFiles, objectsLease } from './files.ts';
import type { RecurringJob } from './recurring.ts';
import { forgetRows } from './rows.ts';

const checkInterval = 10 * 60_000;

/** Of several processes on one file of heads one signs: each line follows the one before. */
export const signing = (config: Config, { database, keys, clock }: Services): RecurringJob => ({
  name: 'audit-heads',
  every: signingInterval,
  per: 'platform',
  async run() {
    await signChainHeads(database, keys, config.auditHeadsFile, clock.now());
    return {};
  },
});

/** Writes what was erased to the file that a restore reads. */
export const recordingErasures = (config: Config, { database }: Services): RecurringJob => ({
  name: 'tombstones',
  every: signingInterval,
  per: 'platform',
  run: async () => ({ erased: await writeTombstones(database, config.tombstonesFile) }),
});

/** Sends back what has a document that is over. */
export const sendingBack = (services: Services): RecurringJob => ({
  name: 'send-back',
  every: checkInterval,
  dailyFrom: 0,
  per: 'tenant',
  run: async tenantId => ({ sentBack: (await sendBackExpired(services, tenantId)).length }),
});

/** The hour (UTC) from which on assignees are notified of terms that end: before they begin to work. */
const reminderHour = 4;

/** Notifies assignees of terms that end soon. */
export const remindingOfTerms = (services: Services): RecurringJob => ({
  name: 'due-soon',
  every: checkInterval,
  dailyFrom: reminderHour,
  per: 'tenant',
  run: async tenantId => ({ notified: await notifyAllDueSoon(services, tenantId) }),
});

/** Notifies those who look after clients of documents that end soon. */
export const remindingOfDocuments = (services: Services): RecurringJob => ({
  name: 'expiring-documents',
  every: checkInterval,
  dailyFrom: reminderHour,
  per: 'tenant',
  run: async tenantId => ({ notified: await notifyExpiring(services, tenantId) }),
});

/** Assesses the risk of clients again: what the rules say changes with the days. */
export const assessingRisk = (services: Services): RecurringJob => ({
  name: 'risk-levels',
  every: checkInterval,
  dailyFrom: 0,
  per: 'tenant',
  run: async tenantId => ({ changed: await assessAgain(services, tenantId) }),
});

/** Notifies those who look after clients of reviews that are due. */
export const remindingOfReviews = (services: Services): RecurringJob => ({
  name: 'reviews-due',
  every: checkInterval,
  dailyFrom: reminderHour,
  per: 'tenant',
  run: async tenantId => ({ notified: await notifyReviews(services, tenantId) }),
});

/** Sends the digest of the day to those whose hour has come. */
export const digesting = (services: Services): RecurringJob => ({
  name: 'digest',
  every: checkInterval,
  per: 'tenant',
  run: tenantId => sendDigests(services, tenantId),
});

/** Ends requests that no one decided on. */
export const expiring = (services: Services): RecurringJob => ({
  name: 'expiry',
  every: checkInterval,
  per: 'platform',
  async run() {
    for (const tenantId of await tenantIds(services.database)) await endExpired(services, tenantId);
    return {};
  },
});

/** Adds up what changes counted. */
export const addingUp = ({ database }: Services): RecurringJob => ({
  name: 'counts',
  every: checkInterval,
  per: 'platform',
  async run() {
    for (const tenantId of await tenantIds(database)) {
      await database.tenant(tenantId, addUpCounts);
      await database.tenant(tenantId, addUpPartyCounts);
    }
    return {};
  },
});

/** Clears away rows that have served. */
export const clearingRows = (config: Config, services: Services): RecurringJob => ({
  name: 'rows',
  every: checkInterval,
  dailyFrom: 0,
  per: 'platform',
  async run() {
    const now = services.clock.now();
    for (const tenantId of await tenantIds(services.database))
      await services.database.tenant(tenantId, async tx => {
        await forgetSessions(tx, now);
        await forgetAnswers({ tx, now });
        await forgetLogos({ tx, now });
        await forgetEvents({ tx, now });
        await forgetDeliveries({ tx, now });
      });
    await folderOutbox(config.outboxFolder, services).forgetOld();
    await forgetRows(services);
    return {};
  },
});

/** Clears away files that nothing names, and checks those that something does. */
export const checkingFiles = (services: Services): RecurringJob => ({
  name: 'files',
  every: checkInterval,
  dailyFrom: 0,
  lease: objectsLease,
  per: 'platform',
  run: () => maintainFiles(services),
});

/** The hour (UTC) from which on the day's back-up of an embedded database is made. */
const backupHour = 2;

export const backingUp = (config: Config, services: Services): RecurringJob => ({
  name: 'backup',
  every: checkInterval,
  dailyFrom: backupHour,
  per: 'platform',
  async run() {
    const made = await backUp(config, services);
    // Files are being cleared away: the next look comes in ten minutes.
    if (!made) return null;
    await forgetOld(config);
    return { tenants: Object.keys(made.manifest.tenants).length };
  },
});
