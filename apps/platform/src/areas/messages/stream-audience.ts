import type { Transaction } from '../../database/index.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { hiddenAmong } from '../../shared/caller/restricted.ts';
import type { StoredEvent } from '../../shared/events/event.ts';

/** The colleagues whose records an Agent sees in addition to their own (4.2). */
async function colleagueIds(tx: Transaction, { groupIds }: Caller): Promise<readonly string[]> {
  if (groupIds.length === 0) return [];
  const members = await tx
    .selectFrom('group_members')
    .select('user_id')
    .where('group_id', 'in', [...groupIds])
    .execute();
  return members.map(({ user_id }) => user_id);
}

/** Ids among the events of records that are kept from the caller because of a restricted client (row 203). */
async function hiddenRecords(
  caller: Caller,
  events: readonly StoredEvent[],
  read: Read,
): Promise<ReadonlySet<string>> {
  const ids = events.flatMap(({ event, audience }) =>
    audience.to === 'scope' && 'id' in event.data ? [event.data.id] : [],
  );
  if (caller.hidden.length === 0 || ids.length === 0) return new Set();
  return read(tx => hiddenAmong(tx, caller, ids));
}

/** Runs something that reads as the caller's tenant. */
export type Read = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/** Those events that someone may hear of. Anyone who saw a record before the change hears that it is not theirs any more. */
export async function audibleTo(
  caller: Caller,
  events: readonly StoredEvent[],
  read: Read,
): Promise<readonly StoredEvent[]> {
  const isScoped =
    caller.role === 'ROLE_TENANT_AGENT' && events.some(({ audience }) => audience.to === 'scope');
  const assignees = new Set(
    isScoped ? [caller.userId, ...caller.covers, ...(await read(tx => colleagueIds(tx, caller)))] : [],
  );
  const hidden = await hiddenRecords(caller, events, read);
  const hears = ({ event, audience }: StoredEvent): boolean => {
    switch (audience.to) {
      case 'everybody':
        return true;
      case 'user':
        return audience.userId === caller.userId;
      case 'permission':
        return caller.permissions.has(audience.permission);
      case 'scope':
        return (
          caller.permissions.has(audience.permission) &&
          !('id' in event.data && hidden.has(event.data.id)) &&
          (!isScoped || audience.assigneeIds.some(id => assignees.has(id)))
        );
    }
  };
  return events.filter(hears);
}
