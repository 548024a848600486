import type { EntityType, LiveCounts } from '@dossier/api/contract';
import type { Transaction } from '../../database/index.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import type { StoredEvent } from '../../shared/events/event.ts';
import { countOf } from '../../shared/lists/count-of.ts';
import { countOpenRegistrations } from '../registrations/service.ts';
import { countApprovals, countOtherProcesses } from '../workflows/service.ts';
import { isOpenMessage } from './inbox.ts';
import type { Read } from './stream-audience.ts';

export interface CountSource {
  readonly name: keyof LiveCounts;
  /** What may change the figure. */
  readonly types: readonly EntityType[];
  readonly count: (tx: Transaction, caller: Caller, now: Date) => Promise<number>;
}

/** Each area that has something waiting brings its figure; what no area brings does not exist yet, and nothing of it waits. */
const countSources: readonly CountSource[] = [
  {
    name: 'inboxUnread',
    // A change of a registration writes messages about it, and settles others.
    types: ['tenantMessage', 'registration'],
    count: unreadMessages,
  },
  // The processes that run: what the list of tasks holds. What is about a party is a change of it.
  {
    name: 'tasksOpen',
    types: ['registration', 'party'],
    count: (tx, caller, now) => countTasks(tx, caller, 'all', now),
  },
  {
    name: 'tasksMine',
    types: ['registration', 'party'],
    count: (tx, caller, now) => countTasks(tx, caller, 'mine', now),
  },
  // Whatever is asked for, decided, or void is a change of what it is about.
  {
    name: 'approvals',
    types: ['registration', 'user', 'group'],
    count: countApprovals,
  },
];

const countTasks = async (
  tx: Transaction,
  caller: Caller,
  whose: 'mine' | 'all',
  now: Date,
): Promise<number> =>
  (await countOpenRegistrations(tx, caller, whose, now)) +
  (await countOtherProcesses(tx, caller, whose, now));

function unreadMessages(tx: Transaction, caller: Caller): Promise<number> {
  return countOf(
    tx
      .selectFrom('tenant_messages as m')
      .where('m.user_id', '=', caller.userId)
      .where('m.message_status', '=', 'Unread')
      .where(isOpenMessage(caller)),
  );
}

/** Whether an event may have changed a count, for any caller. */
export const changesCounts = (events: readonly StoredEvent[]): boolean =>
  events.some(
    ({ event }) =>
      event.name === 'entity' && countSources.some(({ types }) => types.includes(event.data.type)),
  );

export const countsFor = (caller: Caller, read: Read, now: Date): Promise<LiveCounts> =>
  read(async tx => {
    const counts = { inboxUnread: 0, tasksOpen: 0, tasksMine: 0, approvals: 0 };
    for (const { name, count } of countSources) counts[name] = await count(tx, caller, now);
    return counts;
  });
