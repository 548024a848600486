import type { contract, OutputOf } from '@dossier/api/contract';
import type { Caller } from '../../shared/caller/caller.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { isUuid } from '../../shared/ids/ids.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { usernameKey } from '../access/service.ts';
import { maskParties } from '../parties/service.ts';
import { treesOf } from './members.ts';
import { visibleTo } from './scope.ts';

export type Registration = OutputOf<typeof contract.registrations.get>;

/**
 * One registration with its parties, tax numbers masked.
 * @throws {AppError} NotFound for an unknown id, another tenant's, and one that the caller may not see.
 */
export async function getRegistration(work: UnitOfWork, caller: Caller, id: string): Promise<Registration> {
  if (!isUuid(id)) throw new AppError('NotFound');
  const row = await work.tx
    .selectFrom('registrations as r')
    .leftJoin('users as u', 'u.id', 'r.assignee_id')
    .selectAll('r')
    .select(['u.first_name', 'u.last_name'])
    .where('r.id', '=', id)
    .where(visibleTo(caller))
    .executeTakeFirst();
  if (!row) throw new AppError('NotFound');
  const trees = await treesOf(work, [id]);
  return {
    _id: row.id,
    tenant_id: row.tenant_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
    number: row.number,
    type: row.type,
    subType: row.sub_type,
    status: row.status,
    channel: row.channel,
    assignee: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
    assignee_id: row.assignee_id,
    userName: row.user_name,
    createdBy: await nameOfCreator(work, row.user_name),
    riskQualificationId: row.risk_level,
    name: row.name,
    parties: maskParties(trees.get(id) ?? []),
    partyExternalReferences: row.party_external_references as Registration['partyExternalReferences'],
  } as Registration;
}

/** What the user is called who started a registration; by the user name where no user of the tenant has it. */
async function nameOfCreator({ tx }: UnitOfWork, userName: string): Promise<string> {
  const user = await tx
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('username_key', '=', usernameKey(userName))
    .executeTakeFirst();
  return user ? `${user.first_name} ${user.last_name}` : userName;
}
