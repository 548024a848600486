import { tenantDay } from '../../shared/calendar/tenant-day.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { historyOf } from '../../shared/history/history.ts';
import { valuesBefore } from '../../shared/history/values-before.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { dataOf, nodeData, partyName } from './party.ts';
import type { Party } from './store.ts';

/**
 * A party as it was at the end of a day: its data, its name and its status. Where a field came from is not said; all else
 * is as it is today.
 * @param day - yyyy-mm-dd
 * @throws {AppError} NotFound for a day before it was entered, and where what changed since cannot be read any more.
 */
export async function partyOn(work: UnitOfWork, party: Party, day: string): Promise<Party> {
  const isLater = (at: string) => tenantDay(new Date(at)) > day;
  if (isLater(party.createdAt)) throw new AppError('NotFound');
  // The day of every firm ends after its beginning in UTC: what is older is as it was.
  const since = new Date(`${day}T00:00:00Z`);
  const later = (await historyOf(work, 'party', party.id, { since })).filter(({ at }) => isLater(at));
  if (later.some(({ erased }) => erased)) throw new AppError('NotFound');
  const { type, status, name } = party;
  const was = valuesBefore({ status, name, ...nodeData(type, party.data) }, later) as Party & Node;
  // What a group is called is a change of its own; everyone else is called by their data.
  return {
    ...party,
    status: was.status,
    name: type === 'NPG' ? was.name : partyName(was),
    data: dataOf(was),
    sources: {},
  };
}

type Node = ReturnType<typeof nodeData>;
