import { type contract, type OutputOf } from '@dossier/api/contract';
import { AppError } from '../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';

type Groups = OutputOf<typeof contract.access.groups>;

/** The groups of the staff, by name; those of clients are none. */
export async function listGroups({ tx }: UnitOfWork): Promise<Groups> {
  const rows = await tx
    .selectFrom('groups as g')
    .leftJoin('group_members as m', 'm.group_id', 'g.id')
    .select(({ fn }) => ['g.id', 'g.name', fn.count<string>('m.user_id').as('members')])
    .where('g.kind', '=', 'staff')
    .groupBy(['g.id', 'g.name'])
    .orderBy('g.name')
    .execute();
  const items = rows.map(({ id, name, members }) => ({ _id: id, name, members: Number(members) }));
  return { items, total: items.length, counts: {} };
}

/** @throws {AppError} ValidationFailed for one that is no group of the staff here. */
export async function assertGroups({ tx }: UnitOfWork, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const existing = await tx
    .selectFrom('groups')
    .select('id')
    .where('id', 'in', [...ids])
    .where('kind', '=', 'staff')
    .execute();
  if (existing.length < new Set(ids).size)
    throw new AppError('ValidationFailed', { fields: [{ path: 'groupIds', code: 'oneOf' }] });
}
