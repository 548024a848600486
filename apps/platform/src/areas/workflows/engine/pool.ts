import { defaultMaxOpen, type StepDefinition } from '@dossier/api/contract';
import { sql } from 'kysely';
import { listPermitted } from '../../../shared/caller/permitted.ts';
import { readersOfRecord } from '../../../shared/caller/restricted-readers.ts';
import { isAway, standInOf } from '../../access/service.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { turnOf, type StoredProcess } from './store.ts';

/** Who works on a process from now on; null where no one of its pool is free. */
export interface HandedOn {
  readonly assignee_id: string | null;
  readonly escalated_at: null;
}

/**
 * Who gets a process whose next step is worked on by a pool. What the pool works on already stays with the one who does it.
 * @param before - the step whose turn it was; undefined where the process has just started: then the pool decides.
 * @returns null where nothing changes hands.
 */
export async function handOn(
  work: UnitOfWork,
  process: StoredProcess,
  before: StepDefinition | undefined,
): Promise<HandedOn | null> {
  const [step] = turnOf(process);
  if (!step?.groupId || step.id === before?.id) return null;
  const { groupId } = step;
  const members = await membersInTurn(work, groupId);
  const current = process.row.assignee_id;
  if (before !== undefined && current !== null && members.includes(current)) return null;
  const { maxOpen = defaultMaxOpen } = process.definition;
  const { id: processId, entity_id: entityId } = process.row;
  const turn = { step, groupId, maxOpen, processId, entityId };
  return { assignee_id: await takeTurn(work, members, turn), escalated_at: null };
}

/**
 * The members of a group in the order of their turns. The firm's pools are asked one after the other until the transaction
 * ends: who is asked at the same moment sees what was given before.
 */
async function membersInTurn({ tx, tenantId }: UnitOfWork, groupId: string): Promise<readonly string[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pools ${tenantId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    select u.id from group_members m
    join users u on u.id = m.user_id
    left join pool_turns t on t.group_id = m.group_id and t.user_id = m.user_id
    where m.group_id = ${groupId}::uuid and u.enabled and u.confirmed and u.role is not null
    order by t.turn nulls first, fold(u.first_name || ' ' || u.last_name), u.id`.execute(tx);
  return rows.map(({ id }) => id);
}

interface Turn {
  readonly step: StepDefinition;
  readonly groupId: string;
  readonly maxOpen: number;
  readonly processId: string;
  readonly entityId: string;
}

/** The first whose turn it is, or their deputy while they are away, who may do the work, sees the client and has room. */
async function takeTurn(
  work: UnitOfWork,
  members: readonly string[],
  { step, groupId, maxOpen, processId, entityId }: Turn,
): Promise<string | null> {
  const permitted = (await listPermitted(work)).flatMap(({ userId, permissions }) =>
    permissions.has(step.pool) ? [userId] : [],
  );
  const allowed = await readersOfRecord(work.tx, entityId, permitted);
  const open = await openOf(work, processId);
  for (const member of members) {
    const id = await standInOf(work, member);
    if (!allowed.includes(id) || (open.get(id) ?? 0) >= maxOpen) continue;
    if (id !== work.actor.id && (await isAway(work, id))) continue;
    await noteTurn(work, groupId, member);
    return id;
  }
  return null;
}

/** How many processes run with each assignee, besides this one and onboardings, which their registrations assign. */
async function openOf({ tx }: UnitOfWork, processId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('processes')
    .select(({ fn }) => ['assignee_id', fn.countAll<string>().as('count')])
    .where('result', 'is', null)
    .where('workflow_type', '<>', 'onboarding')
    .where('assignee_id', 'is not', null)
    .where('id', '<>', processId)
    .groupBy('assignee_id')
    .execute();
  return new Map(rows.map(({ assignee_id: id, count }) => [id ?? '', Number(count)]));
}

async function noteTurn({ tx, tenantId }: UnitOfWork, groupId: string, userId: string): Promise<void> {
  await sql`
    insert into pool_turns (tenant_id, group_id, user_id, turn)
    select ${tenantId}, ${groupId}::uuid, ${userId}::uuid, coalesce(max(t.turn), 0) + 1
    from pool_turns t where t.group_id = ${groupId}::uuid
    on conflict (tenant_id, group_id, user_id) do update set turn = excluded.turn`.execute(tx);
}
