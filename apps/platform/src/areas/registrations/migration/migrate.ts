import type { BodyOf, contract, FieldViolation } from '@dossier/api/contract';
import { registrationStatus } from '@dossier/validators/vocabularies';
import { sql } from 'kysely';
import type { Caller } from '../../../shared/caller/caller.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { recordChanges } from '../../../shared/history/history.ts';
import { isUuid } from '../../../shared/ids/ids.ts';
import { assertVersion } from '../../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import {
  becomeClients,
  changeParties,
  joinedData,
  mergeInto,
  notifyPartyChange,
  type NewClient,
  type Party,
} from '../../parties/service.ts';
import { membershipsById, membersOf, replaceMembers, type Member } from '../members.ts';
import { mapParties } from '../party-tree.ts';
import { findRecord, type RegistrationRecord } from '../record.ts';
import { getRegistration, type Registration } from '../service.ts';
import { followParties, lockWithRegistrations, memberIds } from '../shared-parties.ts';
import { makeTransition } from '../status/make-transition.ts';
import { planMigration, type MigrationPlan } from './plan.ts';
import { assertMigratable } from './preview.ts';

type Body = BodyOf<typeof contract.registrations.migrate>;

/** The versions of parties whose data changed, by their ids. */
type Versions = Readonly<Record<string, number>>;

/** First number of the advisory lock under which a tenant migrates; the second one says which. */
const lockSpace = 7_253_149;

/** A party of the registration that is a party which was there before. */
interface Joined {
  readonly party: Party;
  readonly into: Party;
  /** Fields that are taken from the registration. */
  readonly fields: readonly string[];
}

/**
 * Migrates a registration that is done (R9): its parties become active clients or are those that they were already, its
 * connections stand, and it stays to be read.
 * @throws {AppError} NotFound; VersionStale where anything that was seen has changed; those of `assertMigratable`; Blocked
 * by a party that cannot become a client, and by a match that no one decided on; ValidationFailed for decisions that make
 * no sense.
 */
export async function migrateRegistration(
  work: UnitOfWork,
  caller: Caller,
  version: number,
  { registrationId: id, preview, comment, decisions }: Body,
): Promise<Registration> {
  if (!isUuid(id)) throw new AppError('NotFound');
  // Two registrations of one person have nothing in common that could be held: a firm migrates one after the other, so that
  // the second one finds the client that the first one made.
  await sql`select pg_advisory_xact_lock(${lockSpace}::int, hashtext(${work.tenantId}))`.execute(work.tx);
  const others = decisions.flatMap(({ sameAs }) => sameAs ?? []);
  await lockWithRegistrations(work, [...(await memberIds(work, id)), ...others], [id]);
  const record = await findRecord(work, caller, id);
  assertVersion(version, record.version);
  await assertMigratable(work, caller, record);
  const plan = await planMigration(work, caller, record);
  if (plan.hash !== preview) throw new AppError('VersionStale');
  assertUnblocked(plan, decisions);
  const joined = joinedOf(plan, decisions);

  const { versions, members } = await join(work, record, joined);
  const clients = newClients(work, record, plan, joined);
  await makeTransition(work, record, {
    next: registrationStatus.code('MIGRATED'),
    comment: comment?.trim() || null,
    reason: null,
    ...(joined.length > 0 && {
      also: {
        before: { parties: membershipsById(membersOf(record.parties)) },
        after: { parties: membershipsById(members) },
      },
    }),
    detail: {
      rule: 'R9',
      clients: clients.map(({ partyId }) => partyId),
      joined: Object.fromEntries(joined.map(({ party, into }) => [party.id, into.id])),
    },
  });
  const activated = await becomeClients(work, clients);
  await recordChanges(work, activated);
  for (const { objectId, version: now } of activated)
    notifyPartyChange(work, { id: objectId, version: now, assigneeId: record.assignee_id });
  await followParties(work, versions, null);
  return getRegistration(work, caller, id);
}

/** @throws {AppError} Blocked. */
function assertUnblocked({ parties }: MigrationPlan, decisions: Body['decisions']): void {
  const decided = new Set(decisions.map(({ partyId }) => partyId));
  const fields = parties.flatMap(({ party, outcome, matches }): FieldViolation[] => {
    const params = { party: party.name, partyId: party.id };
    if (outcome === 'cannotBecome')
      return [{ path: 'registrationId', code: 'partyCannotBecomeClient', params }];
    return matches.length > 0 && !decided.has(party.id)
      ? [{ path: 'decisions', code: 'matchUndecided', params }]
      : [];
  });
  if (fields.length > 0) throw new AppError('Blocked', { fields });
}

/** @throws {AppError} ValidationFailed at a decision on no match, and where two parties would be one. */
function joinedOf({ parties }: MigrationPlan, decisions: Body['decisions']): readonly Joined[] {
  const taken = new Set<string>();
  const fields: FieldViolation[] = [];
  const joined = decisions.flatMap(({ partyId, sameAs, fields: names }, index): Joined[] => {
    if (sameAs === null) return [];
    const planned = parties.find(({ party }) => party.id === partyId);
    const into = planned?.matches.find(({ party }) => party.id === sameAs)?.party;
    if (!planned || !into || taken.has(sameAs)) {
      fields.push({ path: `decisions[${index}].sameAs`, code: 'oneOf' });
      return [];
    }
    taken.add(sameAs);
    return [{ party: planned.party, into, fields: names }];
  });
  if (fields.length > 0) throw new AppError('ValidationFailed', { fields });
  return joined;
}

/** Puts those that were there in the place of the parties that are the same, and their data together. */
async function join(
  work: UnitOfWork,
  record: RegistrationRecord,
  joined: readonly Joined[],
): Promise<{ readonly versions: Versions; readonly members: readonly Member[] }> {
  const intoBy = new Map(joined.map(({ party, into }) => [party.id, into]));
  const parties = mapParties(record.parties, party => {
    const into = intoBy.get(party._id ?? '');
    return into ? { ...party, _id: into.id } : party;
  });
  const members = membersOf(parties);
  if (joined.length === 0) return { versions: {}, members };
  for (const { party, into } of joined) await mergeInto(work, party, into);
  await replaceMembers(work, record.id, members);
  for (const { party, into } of joined)
    await work.tx
      .updateTable('documents')
      .set({ party_id: into.id })
      .where('record_id', '=', record.id)
      .where('party_id', '=', party.id)
      .execute();
  const versions = await changeParties(
    work,
    joined.map(({ party, into, fields }) => ({
      party: into,
      data: joinedData(into.data, party.data, fields),
    })),
    { source: 'registration', registrationId: record.id },
  );
  return { versions, members };
}

/** Everyone in the registration who is new, but those who were there before. */
function newClients(
  { actor, now }: UnitOfWork,
  { id: registrationId, assignee_id: assigneeId }: RegistrationRecord,
  { parties }: MigrationPlan,
  joined: readonly Joined[],
): readonly NewClient[] {
  const before = new Set(joined.map(({ party }) => party.id));
  return parties
    .filter(({ party, outcome }) => outcome === 'becomesClient' && !before.has(party.id))
    .map(({ party: { id: partyId, version } }) => ({
      partyId,
      version,
      registrationId,
      assigneeId,
      at: now,
      by: actor,
      source: 'screen',
    }));
}
