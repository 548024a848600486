import { sql } from 'kysely';
import { offsetOf, type BodyOf, type contract, type OutputOf, type QueryOf } from '@dossier/api/contract';
import type { Caller } from '../../shared/caller/caller.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { recordChanges } from '../../shared/history/history.ts';
import { isUuid } from '../../shared/ids/ids.ts';
import { assertVersion } from '../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { findChangeable, findParty } from './find.ts';
import { today } from './membership.ts';
import { enterNewcomer } from './newcomer.ts';
import { holdingsOf, maxDepth } from './owners/read-graph.ts';
import { visibleParties } from './scope.ts';
import { shareText } from './shares.ts';
import { lockParties } from './store.ts';

export type Connection = OutputOf<typeof contract.parties.connect>;
type Connections = OutputOf<typeof contract.parties.connections>;
type NewConnection = BodyOf<typeof contract.parties.connect>;
/** A connection whose ends are there. */
type Edge = Omit<NewConnection, 'to' | 'newcomer'> & { readonly to: string };

const shares = ['economicLow', 'economicHigh', 'votingLow', 'votingHigh'] as const;

/** Connections from and to a party but groups (`groups.ts`), as far as the caller may see who is at their other end. @throws {AppError} NotFound. */
export async function listConnections(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  query: QueryOf<typeof contract.parties.connections>,
): Promise<Connections> {
  await findParty(work, caller, id);
  const { offset, max } = offsetOf(query);
  const day = query.on ?? today(work);
  const isOfDay = query.ended
    ? sql`true`
    : sql`(c.valid_from is null or c.valid_from <= ${day}::date) and (c.valid_to is null or c.valid_to > ${day}::date)`;
  const rows = await read(
    work,
    caller,
    sql`(c.from_party = ${id}::uuid or c.to_party = ${id}::uuid ${query.chain ? sql`or ${isAbove(id, day)}` : sql``})
      and ${isOfDay}`,
  );
  return { items: rows.slice(offset, offset + max), total: rows.length, counts: {} };
}

/** What is held of a party's owners on a day, and of theirs. */
const isAbove = (id: string, day: string) => sql`c.id in (
  with recursive above (id, depth) as (
    select ${id}::uuid, 0
    union
    select h.holder, a.depth + 1 from above a cross join lateral (${holdingsOf(day)}) h where a.depth < ${maxDepth}
  )
  select h.id from above a cross join lateral (${holdingsOf(day)}) h)`;

/** Connections that hold today and start or end at some parties. */
export const connectionsOf = (
  work: UnitOfWork,
  caller: Caller,
  ids: readonly string[],
): Promise<readonly Connection[]> =>
  read(
    work,
    caller,
    sql`(c.from_party = any (${[...ids]}::uuid[]) or c.to_party = any (${[...ids]}::uuid[]))
      and (c.valid_to is null or c.valid_to > ${today(work)}::date)`,
  );

const invalid = (path: string, code: string) =>
  new AppError('ValidationFailed', { fields: [{ path, code }] });

/**
 * Connects a party with another one, which is entered with it where it is not there yet.
 * @returns the connection, and the version that history keeps it under.
 * @throws {AppError} NotFound for the party; PartyMerged; ValidationFailed for another end that is not there, a share whose lowest
 * is above its highest, and a connection that has neither a share nor a label to say what it is; as `enterNewcomer`.
 */
export async function connect(
  work: UnitOfWork,
  caller: Caller,
  id: string,
  { to, newcomer, ...body }: NewConnection,
): Promise<Connection> {
  // One that is being merged meanwhile is waited for.
  await lockParties(work, to === undefined ? [id] : [id, to]);
  const client = await findChangeable(work, caller, id);
  // Who is in a group is its own affair.
  if (client.type === 'NPG') throw new AppError('NotFound');
  if (to !== undefined && newcomer) throw invalid('newcomer', 'invalid');
  const other = newcomer ? await enterNewcomer(work, caller, client, newcomer) : to;
  if (other === undefined) throw invalid('to', 'required');
  const [from, end] = newcomer?.isStart ? [other, id] : [id, other];
  const edge = { ...body, to: end };
  await assertPossible(work, caller, edge);
  return insert(work, caller, from, edge);
}

async function insert(work: UnitOfWork, caller: Caller, id: string, body: Edge): Promise<Connection> {
  const connectionId = work.random.uuid();
  const { type, to, via = null, label = null, validFrom = null } = body;
  await work.tx
    .insertInto('connections')
    .values({
      tenant_id: work.tenantId,
      id: connectionId,
      from_party: id,
      to_party: to,
      type,
      economic_low: body.economicLow ?? body.economicHigh ?? null,
      economic_high: body.economicHigh ?? body.economicLow ?? null,
      voting_low: body.votingLow ?? body.votingHigh ?? null,
      voting_high: body.votingHigh ?? body.votingLow ?? null,
      via,
      label,
      valid_from: validFrom ?? today(work),
      source: 'screen',
      created_at: work.now,
      updated_at: work.now,
    })
    .execute();
  const connection = await find(work, caller, id, connectionId);
  await write(work, 'party.connected', connection, null);
  return connection;
}

/**
 * Lets a connection have another share from a day on: it ends that day, and another one follows it.
 * @returns the one that follows.
 * @throws {AppError} NotFound; VersionStale, also for one that has ended; ValidationFailed as `connect`, and for a day
 * before the connection began or one to come.
 */
export async function changeConnection(
  work: UnitOfWork,
  caller: Caller,
  { id, connectionId, version }: SeenConnection,
  body: BodyOf<typeof contract.parties.changeConnection>,
): Promise<Connection> {
  await findParty(work, caller, id);
  const before = await find(work, caller, id, connectionId);
  assertVersion(version, before.version);
  const { type, from, to, via, label, validFrom: began } = before;
  const day = body.validFrom || today(work);
  const next = { ...body, type, to: to._id, via, label, validFrom: day };
  await assertPossible(work, caller, next);
  if (day > today(work) || (began !== null && day < began))
    throw new AppError('ValidationFailed', { fields: [{ path: 'validFrom', code: 'invalid' }] });
  await endOn(work, caller, { id, connectionId, version }, { before, day });
  return insert(work, caller, from._id, next);
}

/** A connection as it was seen, at one of its ends. */
interface SeenConnection {
  readonly id: string;
  readonly connectionId: string;
  readonly version: number;
}

/** Ends a connection today. @throws {AppError} NotFound; VersionStale, also for one that has ended. */
export async function endConnection(
  work: UnitOfWork,
  caller: Caller,
  seen: SeenConnection,
): Promise<Connection> {
  await findParty(work, caller, seen.id);
  const before = await find(work, caller, seen.id, seen.connectionId);
  assertVersion(seen.version, before.version);
  return endOn(work, caller, seen, { before, day: today(work) });
}

async function endOn(
  work: UnitOfWork,
  caller: Caller,
  { id, connectionId, version }: SeenConnection,
  { before, day }: { readonly before: Connection; readonly day: string },
): Promise<Connection> {
  const { numUpdatedRows } = await work.tx
    .updateTable('connections')
    .set({ valid_to: day, version: version + 1, updated_at: work.now })
    .where('id', '=', connectionId)
    .where('version', '=', version)
    .where('valid_to', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new AppError('VersionStale');
  const after = await find(work, caller, id, connectionId);
  await write(work, 'party.disconnected', after, before);
  return after;
}

async function assertPossible(work: UnitOfWork, caller: Caller, body: Edge): Promise<void> {
  const { rows } = await sql`
    select from parties p where p.id = ${isUuid(body.to) ? body.to : null}::uuid
      and p.merged_into is null and p.type <> 'NPG' and ${visibleParties(caller)}`.execute(work.tx);
  if (rows.length === 0) throw invalid('to', 'oneOf');
  for (const [low, high] of [
    ['economicLow', 'economicHigh'],
    ['votingLow', 'votingHigh'],
  ] as const)
    if (body[low] && body[high] && Number(body[low]) > Number(body[high])) throw invalid(high, 'minNumber');
  const saysEnough = body.type === 'RPD' || body.via === 'agreement' || body.via === 'role';
  const isNamed = saysEnough || body.label || shares.some(name => body[name]);
  if (!isNamed) throw invalid(body.type === 'OWN' ? 'economicLow' : 'label', 'required');
}

async function find(work: UnitOfWork, caller: Caller, id: string, connectionId: string): Promise<Connection> {
  const [connection] = isUuid(connectionId)
    ? await read(
        work,
        caller,
        sql`c.id = ${connectionId}::uuid and (c.from_party = ${id}::uuid or c.to_party = ${id}::uuid)`,
      )
    : [];
  if (!connection) throw new AppError('NotFound');
  return connection;
}

/** History keeps a connection with the party that it starts from. */
function write(
  work: UnitOfWork,
  action: string,
  after: Connection,
  before: Connection | null,
): Promise<void> {
  const stateOf = ({ type, to, validFrom, validTo, via, label, ...rest }: Connection) => ({
    type,
    to: to._id,
    validFrom,
    validTo,
    via,
    label,
    ...Object.fromEntries(shares.map(name => [name, rest[name]])),
  });
  return recordChanges(work, [
    {
      action,
      objectType: 'connection',
      objectId: after._id,
      subjectId: after.from._id,
      version: after.version,
      before: before && stateOf(before),
      after: stateOf(after),
      source: 'screen',
      detail: { party: after.from._id, with: after.to._id },
    },
  ]);
}

type Row = Omit<Connection, 'from' | 'to' | (typeof shares)[number]> & {
  readonly fromId: string;
  readonly fromType: Connection['from']['type'];
  readonly fromName: string;
  readonly toId: string;
  readonly toType: Connection['to']['type'];
  readonly toName: string;
} & Readonly<Record<(typeof shares)[number], string | null>>;

async function read(
  work: UnitOfWork,
  caller: Caller,
  condition: ReturnType<typeof sql>,
): Promise<readonly Connection[]> {
  const { rows } = await sql<Row>`
    with p as (select * from parties p where p.type <> 'NPG' and ${visibleParties(caller)})
    select c.id as "_id", c.tenant_id, c.created_at as "createdAt", c.updated_at as "updatedAt", c.version, c.type,
      f.id as "fromId", f.type as "fromType", f.name as "fromName",
      t.id as "toId", t.type as "toType", t.name as "toName",
      c.economic_low::text as "economicLow", c.economic_high::text as "economicHigh",
      c.voting_low::text as "votingLow", c.voting_high::text as "votingHigh", c.via, c.label,
      c.valid_from as "validFrom", c.valid_to as "validTo", c.source,
      (c.valid_to is null or c.valid_to > ${today(work)}::date) as "isCurrent"
    from connections c join p f on f.id = c.from_party join p t on t.id = c.to_party
    where ${condition}
    order by c.valid_to nulls first, c.created_at, c.id`.execute(work.tx);
  return rows.map(({ fromId, fromType, fromName, toId, toType, toName, ...row }) => ({
    ...row,
    from: { _id: fromId, type: fromType, name: fromName },
    to: { _id: toId, type: toType, name: toName },
    ...(Object.fromEntries(
      shares.map(name => [name, row[name] === null ? null : shareText(row[name])]),
    ) as Pick<Connection, (typeof shares)[number]>),
  }));
}
