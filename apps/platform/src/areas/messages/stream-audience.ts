import type { Transaction } from '../../database/index.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import type { Audience, StoredEvent } from '../../shared/events/event.ts';

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
  const assignees = new Set(isScoped ? [caller.userId, ...caller.covers, ...(await read(tx => colleagueIds(tx, caller)))] : []);
  const hears = (audience: Audience): boolean => {
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
          (!isScoped || audience.assigneeIds.some(id => assignees.has(id)))
        );
    }
  };
  return events.filter(({ audience }) => hears(audience));
}
