import { sql } from 'kysely';
import type { BodyOf, contract } from '@dossier/api/contract';
import { audit } from '../../shared/audit/audit.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { requestSignOff, type NewSignOff } from '../../shared/sign-off/sign-off.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { lockParties, masked, notifyPartyChange } from '../parties/service.ts';
import { compare } from './compare.ts';
import { editorsOfFields } from './editors.ts';
import { notifyMergeDeciders } from './notify.ts';
import { planMerge, type Both } from './plan.ts';
import { readMerge, type PartyMerge } from './read.ts';
import { frozenOf, partyMerge } from './sign-off.ts';

/**
 * Asks a colleague to agree that two parties are one (4.18: always two persons).
 * @throws {AppError} NotFound; VersionStale where anything that was seen has changed; Blocked by what stands in the way;
 * ValidationFailed for a field in which the two do not differ.
 */
export async function requestMerge(
  work: UnitOfWork,
  caller: Caller,
  both: Both,
  { preview, fields, comment }: BodyOf<typeof contract.parties.requestMerge>,
): Promise<PartyMerge> {
  await lockParties(work, [both.a, both.b]);
  const { into, from, hash, obstacles } = await planMerge(work, caller, both);
  if (hash !== preview) throw new AppError('VersionStale');
  if (obstacles.length > 0)
    throw new AppError('Blocked', { fields: obstacles.map(code => ({ path: 'b', code })) });
  const compared = compare(into.data, from.data);
  const different = new Set(
    compared.flatMap(({ field, outcome }) => (outcome === 'different' ? [field] : [])),
  );
  const wrong = fields.flatMap((field, index) =>
    different.has(field) ? [] : [{ path: `fields[${index}]`, code: 'oneOf' }],
  );
  if (wrong.length > 0) throw new AppError('ValidationFailed', { fields: wrong });
  const taken = new Set(fields);
  const changes = compared.filter(
    ({ field, outcome }) => outcome === 'added' || (outcome === 'different' && taken.has(field)),
  );
  await closeExpired(work, from.id);
  const id = work.random.uuid();
  await work.tx
    .insertInto('party_merges')
    .values({
      tenant_id: work.tenantId,
      id,
      from_party: from.id,
      into_party: into.id,
      fields: [...taken],
      requested_by: work.actor.id,
      requested_at: work.now,
    })
    .execute();
  const request: NewSignOff = {
    kind: partyMerge,
    subjectId: id,
    frozen: frozenOf(1, hash),
    policy: 'twoPersons',
    payload: { into: into.id, from: from.id, fields: [...taken] },
    diff: changes.map(({ field, a, b }) => ({ path: field, old: masked(a, field), new: masked(b, field) })),
    comment,
    editors: await editorsOfFields(
      work,
      from.id,
      changes.map(({ field }) => field),
    ),
  };
  const signOff = await requestSignOff(work, request);
  await notifyMergeDeciders(work, { id, from_party: from.id, into_party: into.id }, request);
  audit(work, [
    {
      action: 'signOff.requested',
      objectType: 'party',
      objectId: into.id,
      detail: { signOff, merge: id, from: from.id },
    },
  ]);
  for (const party of [into, from]) notifyPartyChange(work, party);
  return readMerge(work, caller, id);
}

/** A request that no one decided on in time does not stand in the way, whether anyone noted that or not. */
const closeExpired = ({ tx, now }: UnitOfWork, from: string) =>
  sql`
    update party_merges m set state = 'refused', version = m.version + 1
    where m.from_party = ${from}::uuid and m.state = 'requested' and not exists (
      select from sign_offs s where s.subject_type = 'merge' and s.subject_id = m.id
        and s.state = 'requested' and s.expires_at > ${now})`.execute(tx);
