import { sql } from 'kysely';
import { registrationStatus } from '@dossier/validators/vocabularies';
import type { Transaction } from '../../database/index.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { isOpenTo } from '../../shared/caller/restricted.ts';
import { isSnoozed } from '../../shared/caller/snoozed.ts';
import { isUuid } from '../../shared/ids/ids.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { visibleTo } from './scope.ts';

/** A registration in one line, for what speaks of it elsewhere. */
export interface RegistrationAbout {
  readonly name: string;
  readonly number: string;
  readonly partyId: string | null;
}

/** What registrations are called, as far as the caller may see them: the others are missing. */
export async function registrationsAbout(
  { tx }: UnitOfWork,
  caller: Caller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RegistrationAbout>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<RegistrationAbout & { id: string }>`
    select r.id, r.name, r.number, (
      select m.party_id from registration_parties m
      where m.registration_id = r.id and m.under_id is null and m.position = 0) as "partyId"
    from registrations r
    where r.id = any (${[...new Set(ids)]}::uuid[]) and ${visibleTo(caller)}`.execute(tx);
  return new Map(rows.map(({ id, name, number, partyId }) => [id, { name, number, partyId }]));
}

/** Statuses in which someone still has to work on a registration. */
export const openStatuses = [registrationStatus.code('INCOMPLETE'), registrationStatus.code('COMPLETE')];

/**
 * How many registrations still need work, of those that the caller may see; or of those that are the caller's own and of
 * the colleagues whose deputy they are, but for what they have put off.
 */
export async function countOpenRegistrations(
  tx: Transaction,
  caller: Caller,
  whose: 'mine' | 'all',
  now: Date,
): Promise<number> {
  const isOwn = sql`(r.assignee_id = any (${[caller.userId, ...caller.covers]}::uuid[])
    and ${isOpenTo(caller, 'r.restrictions')})`;
  const isOpen = sql`r.status = any (${openStatuses}::text[])`;
  const putOff =
    whose === 'mine'
      ? sql`(select count(*) from registrations r where ${isOpen} and ${isOwn} and ${isSnoozed(caller, now, 'r.id')})`
      : sql`0`;
  const { rows } = await sql<{ n: number }>`
    select (coalesce(sum(r.count), 0) - ${putOff})::int as n from registration_counts r
    where ${isOpen} and ${whose === 'mine' ? isOwn : visibleTo(caller)}`.execute(tx);
  return rows[0]?.n ?? 0;
}

/**
 * Who works on a registration: null for no one.
 * @throws {AppError} NotFound for one that the caller may not see.
 */
export async function assigneeOf({ tx }: UnitOfWork, caller: Caller, id: string): Promise<string | null> {
  const row = isUuid(id)
    ? await tx
        .selectFrom('registrations as r')
        .select('r.assignee_id')
        .where('r.id', '=', id)
        .where(visibleTo(caller))
        .executeTakeFirst()
    : undefined;
  if (!row) throw new AppError('NotFound');
  return row.assignee_id;
}
