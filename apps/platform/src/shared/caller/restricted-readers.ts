import { restrictionKinds, type contract, type OutputOf, type RestrictionKind } from '@dossier/api/contract';
import { sql } from 'kysely';
import type { Transaction } from '../../database/index.ts';
import { readCurrent } from '../definitions/definitions.ts';
import type { Caller } from './caller.ts';

type Readers = OutputOf<typeof contract.tenants.restrictedClients>['value'];

/** What holds while a tenant has named no one. */
export const noReaders: Readers = { STAFF: { users: [], groups: [] }, VIP: { users: [], groups: [] } };

/** Whom the tenant names for which kind, as its settings have it: read here, since every request asks. */
async function readReaders(tx: Transaction): Promise<Readers> {
  const [stored] = await readCurrent(tx, 'settings', ['restrictedClients']);
  return stored ? (stored.data as Readers) : noReaders;
}

type Reader = Pick<Caller, 'userId' | 'groupIds'>;

/** Kinds of restricted clients that someone is named for, themselves or as one of a group; their role gives none. */
export async function namedKinds(
  tx: Transaction,
  { userId, groupIds }: Reader,
): Promise<readonly RestrictionKind[]> {
  const restrictedClients = await readReaders(tx);
  return restrictionKinds.filter(kind => {
    const { users, groups } = restrictedClients[kind];
    return users.includes(userId) || groups.some(id => groupIds.includes(id));
  });
}

/** Kinds of restricted clients that the tenant has. */
export async function kindsInUse(tx: Transaction): Promise<readonly RestrictionKind[]> {
  const { rows } = await sql<{ kind: RestrictionKind }>`
    select distinct p.restriction as kind from parties p where p.restriction is not null`.execute(tx);
  return restrictionKinds.filter(kind => rows.some(row => row.kind === kind));
}

/** Kinds of restricted clients that the tenant has, and that are kept from someone. */
export async function hiddenKinds(tx: Transaction, reader: Reader): Promise<readonly RestrictionKind[]> {
  const inUse = await kindsInUse(tx);
  if (inUse.length === 0) return [];
  const named = await namedKinds(tx, reader);
  return inUse.filter(kind => !named.includes(kind));
}

/** Those of some users who may see restricted clients of all of some kinds. */
export async function readersAmong(
  tx: Transaction,
  kinds: readonly RestrictionKind[],
  userIds: readonly string[],
): Promise<readonly string[]> {
  if (kinds.length === 0 || userIds.length === 0) return userIds;
  const restrictedClients = await readReaders(tx);
  const { rows } = await sql<{ user_id: string; group_id: string }>`
    select m.user_id, m.group_id from group_members m
    where m.user_id = any (${[...userIds]}::uuid[])`.execute(tx);
  const isNamed = (userId: string, kind: RestrictionKind): boolean => {
    const { users, groups } = restrictedClients[kind];
    return (
      users.includes(userId) ||
      rows.some(({ user_id: member, group_id: group }) => member === userId && groups.includes(group))
    );
  };
  return userIds.filter(id => kinds.every(kind => isNamed(id, kind)));
}

/** Those of some users from whom a registration, a process or a party is not kept as restricted; null is about none. */
export async function readersOfRecord(
  tx: Transaction,
  id: string | null,
  userIds: readonly string[],
): Promise<readonly string[]> {
  if (id === null || userIds.length === 0) return userIds;
  const { rows } = await sql<{ restrictions: readonly RestrictionKind[] }>`
    select r.restrictions from registrations r where r.id = ${id}::uuid
    union all
    select array_remove(array[p.restriction], null) from processes w join parties p on p.id = w.entity_id
      where w.id = ${id}::uuid
    union all
    select array_remove(array[p.restriction], null) from parties p where p.id = ${id}::uuid`.execute(tx);
  return readersAmong(tx, rows[0]?.restrictions ?? [], userIds);
}

/** Who takes over a registration, a process or a party; no one where it is kept from them as restricted. */
export async function takerOf(tx: Transaction, id: string, to: string | null): Promise<string | null> {
  if (to === null) return null;
  const [reader = null] = await readersOfRecord(tx, id, [to]);
  return reader;
}
