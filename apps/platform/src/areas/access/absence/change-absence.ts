import { maxAbsenceDays, type BodyOf, type contract, type FieldViolation } from '@dossier/api/contract';
import { AppError } from '../../../shared/errors/app-error.ts';
import { tenantDay } from '../../../shared/calendar/tenant-day.ts';
import { publish } from '../../../shared/events/publish.ts';
import { recordChanges } from '../../../shared/history/history.ts';
import { isUuid } from '../../../shared/ids/ids.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { listPermitted } from '../../../shared/caller/permitted.ts';
import { nameOfColleague } from '../service.ts';
import { lockUser, type UserRow } from '../users.ts';

type Requested = BodyOf<typeof contract.access.changeAbsence>['absence'];

/** What work takes: a deputy lacks nothing of it that the absent user has. */
const workPermissions = ['registrationWrite', 'clientFileWrite'] as const;

/**
 * Sets when someone is away and who does their work meanwhile, or ends it.
 * @returns the user as they are now.
 * @throws {AppError} NotFound, VersionStale; ValidationFailed for days that are over or in disorder, and for a deputy who cannot.
 */
export async function changeAbsence(
  work: UnitOfWork,
  id: string,
  requested: Requested,
  version: number,
): Promise<UserRow> {
  const row = await lockUser(work, id, version);
  if (requested !== null) await assertPossible(work, row, requested);
  const change = {
    away_from: requested?.from ?? null,
    away_until: requested?.until ?? null,
    deputy_id: requested?.deputyId ?? null,
  };
  const next = row.version + 1;
  await work.tx
    .updateTable('users')
    .set({ ...change, version: next, updated_at: work.now })
    .where('id', '=', id)
    .execute();
  await recordChanges(work, [
    {
      action: requested === null ? 'user.absenceEnded' : 'user.absenceSet',
      objectType: 'user',
      objectId: id,
      subjectId: id,
      version: next,
      before: { away_from: row.away_from, away_until: row.away_until, deputy_id: row.deputy_id },
      after: change,
      source: 'screen',
    },
  ]);
  const deputies = new Set([row.deputy_id, change.deputy_id].filter(deputy => deputy !== null));
  publish(work, [
    // Users who may assign work see who is there.
    {
      event: { name: 'entity', data: { type: 'user', id, version: next } },
      audience: { to: 'permission', permission: 'registrationRead' },
    },
    ...[...deputies].map(userId => ({
      event: { name: 'permissions.changed' as const, data: {} },
      audience: { to: 'user' as const, userId },
    })),
  ]);
  return { ...row, ...change, version: next, updated_at: work.now.toISOString() };
}

async function assertPossible(
  work: UnitOfWork,
  row: UserRow,
  { from, until, deputyId }: NonNullable<Requested>,
): Promise<void> {
  const [first, last] = [dayNumber(from), dayNumber(until)];
  if (first === null) throw refused('from', 'date');
  if (last === null) throw refused('until', 'date');
  if (last < first || last - first >= maxAbsenceDays) throw refused('until', 'absenceLength');
  if (until < tenantDay(work.now)) throw refused('until', 'dayOver');
  if (deputyId !== null) await assertDeputy(work, row, { from, until, deputyId });
}

async function assertDeputy(
  work: UnitOfWork,
  { id }: UserRow,
  { from, until, deputyId }: { readonly from: string; readonly until: string; readonly deputyId: string },
): Promise<void> {
  if (deputyId === id || !isUuid(deputyId) || (await nameOfColleague(work, deputyId)) === undefined)
    throw refused('deputyId', 'oneOf');
  const permitted = new Map((await listPermitted(work)).map(each => [each.userId, each.permissions]));
  const [present, deputy] = [permitted.get(id), permitted.get(deputyId)];
  if (workPermissions.some(name => present?.has(name) && !deputy?.has(name)))
    throw refused('deputyId', 'deputyLacks');
  const away = await work.tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', deputyId)
    .where('away_from', '<=', until)
    .where('away_until', '>=', from)
    .executeTakeFirst();
  if (away) throw refused('deputyId', 'deputyAway');
}

/** Null for a day that no calendar has. */
function dayNumber(day: string): number | null {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day
    ? null
    : date.getTime() / 86_400_000;
}

const refused = (name: string, code: FieldViolation['code']) =>
  new AppError('ValidationFailed', { fields: [{ path: `absence.${name}`, code }] });
