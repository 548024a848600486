import { sql } from 'kysely';
import type { Caller } from '../../shared/caller/caller.ts';
import type { Work } from '../../shared/work/work.ts';
import { visibleTo } from './scope.ts';

/** A registration in one line, for what speaks of it elsewhere. */
export interface RegistrationAbout {
  readonly name: string;
  readonly number: string;
  readonly partyId: string | null;
}

/** What registrations are called, as far as the caller may see them: the others are missing. */
export async function registrationsAbout(
  { tx }: Work,
  caller: Caller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RegistrationAbout>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<RegistrationAbout & { id: string }>`
    select r.id, r.name, r.number, r.parties -> 0 ->> '_id' as "partyId"
    from registrations r
    where r.id = any (${[...new Set(ids)]}::uuid[]) and ${visibleTo(caller)}`.execute(tx);
  return new Map(rows.map(({ id, name, number, partyId }) => [id, { name, number, partyId }]));
}
