import { streamTimes } from '@dossier/api/contract';
import { sql } from 'kysely';
import { noticeChannel } from '../../database/index.ts';
import type { UnitOfWork } from '../work/work.ts';
import type { NewEvent } from './event.ts';

/** The tenant's counter of events. */
export const counterName = 'events';

/** Notes events for everyone who watches, in every process; they are sent once the unit of work commits, or never. */
export function publish(work: UnitOfWork, events: readonly NewEvent[]): void {
  work.pending.events.push(...events);
}

/**
 * Stores events and notifies the other processes. The counter stays locked until the commit, so that ids count up in
 * the order of the commits: only `unitOfWork` calls it, after the audit entries.
 */
export async function storeEvents(
  { tx, tenantId, now }: UnitOfWork,
  events: readonly NewEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const forgotten = new Date(now.getTime() - streamTimes.memory);
  await sql`
    with head as (
      insert into counters (tenant_id, name, value) values (${tenantId}, ${counterName}, ${events.length}::bigint)
      on conflict (tenant_id, name) do update set value = counters.value + excluded.value
      returning value
    ), gone as (
      delete from live_events where at < ${forgotten}::timestamptz
    ), told as (
      insert into live_events (tenant_id, seq, at, event, audience)
      select ${tenantId}, head.value - ${events.length}::bigint + item.place, ${now}::timestamptz,
        item.told -> 'event', item.told -> 'audience'
      from head, jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality as item (told, place)
    )
    select pg_notify(${noticeChannel}, ${tenantId})`.execute(tx);
}
