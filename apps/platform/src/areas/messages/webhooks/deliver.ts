import { deliveryDays } from '@dossier/api/contract';
import type { OutboundMessage, OutboundResult } from '../../../ports/outbound/outbound.ts';
import type { Job, JobHandlers } from '../../../shared/jobs/jobs.ts';
import { deliveryJob } from '../../../shared/outgoing-webhooks/deliveries.ts';
import type { Services } from '../../../shared/services/services.ts';
import { signatureOf } from '../../../shared/webhooks/signature.ts';
import { inTenant } from '../../../shared/work/in-tenant.ts';
import { systemActor, type UnitOfWork } from '../../../shared/work/work.ts';
import type { DeliveryRow } from './log.ts';
import { openSecret } from './secret.ts';
import { notifySetting, signsToo, type SettingRow } from './settings.ts';

const actor = systemActor('webhooks');

/** A message that did not arrive: the queue tries it again. */
class NotDelivered extends Error {
  override readonly name = 'NotDelivered';
}

export const deliveryJobs = (services: Services): JobHandlers => ({
  [deliveryJob]: {
    lane: 'webhooks',
    run: job => deliver(services, job),
    giveUp: job => giveUp(services, job),
  },
});

const deliveryIdOf = ({ payload }: Job) => (payload as { readonly delivery: string }).delivery;

async function deliver(services: Services, job: Job): Promise<void> {
  const { database, outbound } = services;
  const id = deliveryIdOf(job);
  const pending = await database.read(job.tenantId, async tx => {
    const row = await tx
      .selectFrom('notification_deliveries')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    const setting =
      row &&
      (await tx
        .selectFrom('notification_settings')
        .selectAll()
        .where('id', '=', row.setting_id)
        .executeTakeFirst());
    return row && setting ? { row, setting } : null;
  });
  // Its address was deleted meanwhile, or another worker has sent it.
  if (!pending) return;
  const { row, setting } = pending;
  const message = setting.enabled ? messageOf(services, row, setting) : null;
  if (!message) return note(services, job, { state: 'cancelled' });
  const result = await outbound.send(message);
  const hasArrived = 'status' in result && result.status >= 200 && result.status < 300;
  await note(services, job, {
    state: hasArrived ? 'delivered' : 'waiting',
    attempts: row.attempts + 1,
    ...outcomeOf(result, hasArrived),
  });
  if (!hasArrived) throw new NotDelivered();
}

const outcomeOf = (result: OutboundResult, hasArrived: boolean) =>
  'status' in result
    ? { status: result.status, error: hasArrived ? null : 'status' }
    : { status: null, error: result.error };

/** What is sent: what happened, to which object, when. Who and what stands in it is for who may read it. */
function messageOf({ keys, clock }: Services, row: DeliveryRow, setting: SettingRow): OutboundMessage | null {
  if (setting.sealed_secret === null) return null;
  const object = row.object_type === null ? null : { type: row.object_type, id: row.object_id };
  const body = JSON.stringify({
    id: row.event_id,
    type: row.type,
    at: new Date(row.occurred_at).toISOString(),
    tenantId: row.tenant_id,
    object,
  });
  const timestamp = String(Math.floor(clock.now().getTime() / 1_000));
  const previous = signsToo(setting, clock.now()) ? setting.previous_secret : null;
  const signatures = [setting.sealed_secret, previous]
    .filter(sealed => sealed !== null)
    .map(sealed => openSecret(keys, row.tenant_id, setting.id, sealed))
    .map(secret => signatureOf(secret, row.event_id, timestamp, Buffer.from(body)).toString('base64'));
  return {
    url: setting.address,
    body,
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Dossier-Webhooks/1.0',
      'webhook-id': row.event_id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signatures.map(signature => `v1,${signature}`).join(' '),
    },
  };
}

const giveUp = (services: Services, job: Job): Promise<void> => note(services, job, { state: 'failed' });

type Noted = Partial<Pick<DeliveryRow, 'state' | 'attempts' | 'status' | 'error'>>;

const note = (services: Services, job: Job, noted: Noted): Promise<void> =>
  inTenant(services, job.tenantId, actor, async work => {
    const row = await work.tx
      .updateTable('notification_deliveries')
      .set({ ...noted, ...('attempts' in noted && { tried_at: work.now }) })
      .where('id', '=', deliveryIdOf(job))
      .where('state', '=', 'waiting')
      .returning('setting_id')
      .executeTakeFirst();
    if (row) await notifyOf(work, row.setting_id);
  });

async function notifyOf(work: UnitOfWork, settingId: string): Promise<void> {
  const setting = await work.tx
    .selectFrom('notification_settings')
    .select('version')
    .where('id', '=', settingId)
    .executeTakeFirst();
  if (setting) notifySetting(work, settingId, setting.version);
}

/** The log goes back a month; a secret that signs nothing any more is not kept. */
export async function forgetDeliveries({ tx, now }: Pick<UnitOfWork, 'tx' | 'now'>): Promise<void> {
  const limit = new Date(now.getTime() - deliveryDays * 86_400_000);
  await tx
    .updateTable('notification_settings')
    .set({ previous_secret: null, previous_until: null })
    .where('previous_until', '<', now.toISOString())
    .execute();
  await tx.deleteFrom('notification_deliveries').where('created_at', '<', limit.toISOString()).execute();
}
