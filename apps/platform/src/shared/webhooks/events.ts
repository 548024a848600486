import { encryptFor } from '../history/encryption.ts';
import { tenantSubject } from '../history/tenant-subject.ts';
import type { UnitOfWork } from '../work/work.ts';

/** Days after which an event is forgotten: no provider tries for so long. */
const days = 30;

export interface ReceivedEvent {
  readonly provider: string;
  readonly eventId: string;
  readonly body: string;
}

/** What the stored body of an event is bound to. */
export const eventBound = ({ provider, eventId }: Omit<ReceivedEvent, 'body'>): string =>
  `webhook ${provider} ${eventId}`;

/**
 * Takes an event, in the transaction of its effect: it is taken once, however often and by how many processes.
 * @returns false when it was taken before.
 */
export async function takeEvent(work: UnitOfWork, event: ReceivedEvent): Promise<boolean> {
  const { provider, eventId, body } = event;
  const { numInsertedOrUpdatedRows } = await work.tx
    .insertInto('webhook_events')
    .values({
      tenant_id: work.tenantId,
      provider,
      event_id: eventId,
      received_at: work.now,
      sealed_body: await encryptFor(work, tenantSubject(work.tenantId), body, eventBound(event)),
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Forgets the events of the tenant that no one will send again. */
export async function forgetEvents({ tx, now }: Pick<UnitOfWork, 'tx' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - days * 86_400_000).toISOString();
  await tx.deleteFrom('webhook_events').where('received_at', '<', before).execute();
}
