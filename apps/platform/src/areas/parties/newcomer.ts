import type { BodyOf, contract } from '@dossier/api/contract';
import type { Caller } from '../../shared/caller/caller.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { recordChanges } from '../../shared/history/history.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { today } from './membership.ts';
import { notifyPartyChange } from './notify-change.ts';
import { dataOf, typeOf } from './party.ts';
import { newcomer } from './patched-party.ts';
import { insertParties, partyCreated, type Party } from './store.ts';
import { violationsOfParty } from './validate-party.ts';

type Newcomer = NonNullable<BodyOf<typeof contract.parties.connect>['newcomer']>;

const missing = (path: string) =>
  new AppError('ValidationFailed', { fields: [{ path: `newcomer.${path}`, code: 'required' }] });

/**
 * Enters a party that a client is about to be connected with (decision 49): new, and assigned as the client is.
 * @returns its id.
 * @throws {AppError} ValidationFailed for neither or both a person and a company, one without a country, and whatever breaks
 * a rule of its fields.
 */
export async function enterNewcomer(
  work: UnitOfWork,
  caller: Caller,
  client: Party,
  { naturalPerson, legalEntity }: Newcomer,
): Promise<string> {
  if ((naturalPerson === undefined) === (legalEntity === undefined)) throw missing('naturalPerson');
  const id = work.random.uuid();
  const day = today(work);
  const added = { under: null, ...(naturalPerson ? { naturalPerson } : { legalEntity }) };
  const party = newcomer(added, id, day);
  const kind = legalEntity ? 'legalEntity' : 'naturalPerson';
  if (!party[kind]?.address?.country) throw missing(`${kind}.address.country`);
  const fields = await violationsOfParty({
    party,
    changed: 'all',
    at: 'newcomer',
    options: { today: day, whose: 'anybody' },
  });
  if (fields.length > 0) throw new AppError('ValidationFailed', { fields });
  // Agents see what is assigned to them, and who enters someone sees them.
  const assigneeId = caller.role === 'ROLE_TENANT_AGENT' ? caller.userId : client.assigneeId;
  const entered = {
    id,
    type: typeOf(party),
    data: dataOf(party),
    assigneeId,
    isEntered: true,
    createdAt: work.now,
    updatedAt: work.now,
  };
  await insertParties(work, [entered], 'screen');
  await recordChanges(work, [partyCreated(entered, 'screen')]);
  notifyPartyChange(work, { id, version: 1, assigneeId });
  return id;
}
