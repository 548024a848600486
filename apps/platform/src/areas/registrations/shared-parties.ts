import { registrationStatus } from '@dossier/validators/vocabularies';
import { sql } from 'kysely';
import { isUuid } from '../../shared/ids/ids.ts';
import { publish } from '../../shared/events/publish.ts';
import { recordChanges } from '../../shared/history/history.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { lockParties } from '../parties/service.ts';
import { openStatuses } from './event-detail.ts';
import { changeRecord, withPartiesEach } from './record.ts';
import { checkCompleteness } from './status/check-completeness.ts';
import { derivedColumns } from './store.ts';

/**
 * Takes what a change of parties may touch for this transaction: the parties first, then every registration that they are
 * in, each in the order of their ids. Everyone who changes parties does it in this order, so that no two wait for each
 * other, and a registration that a party joins meanwhile waits for the party.
 */
export async function lockWithRegistrations(
  work: UnitOfWork,
  partyIds: readonly string[],
  registrationIds: readonly string[] = [],
): Promise<void> {
  await lockParties(work, partyIds);
  await sql`
    select id from registrations
    where id = any (${[...registrationIds]}::uuid[]) or id in (
      select registration_id from registration_parties where party_id = any (${partyIds.filter(isUuid)}::uuid[]))
    order by id for update`.execute(work.tx);
}

export async function memberIds({ tx }: UnitOfWork, registrationId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('registration_parties')
    .select('party_id')
    .where('registration_id', '=', registrationId)
    .execute();
  return rows.map(row => row.party_id);
}

/**
 * Lets the registrations follow that changed parties are in, but the one that they were changed in: each open one gets
 * another version, and what was frozen there for a decision is void; closed ones show the name that is right today.
 * @param versions the version that each changed party has now, by id.
 */
export async function followParties(
  work: UnitOfWork,
  versions: Readonly<Record<string, number>>,
  except: string | null,
): Promise<void> {
  const changed = Object.keys(versions);
  if (changed.length === 0) return;
  const rows = await work.tx
    .selectFrom('registrations as r')
    .selectAll('r')
    .where('r.id', 'in', query =>
      query.selectFrom('registration_parties').select('registration_id').where('party_id', 'in', changed),
    )
    .$if(except !== null, query => query.where('r.id', '!=', except))
    .orderBy('r.id')
    .execute();
  for (const record of await withPartiesEach(work, rows)) {
    const derived = derivedColumns(record.type, record.parties);
    if (!openStatuses.includes(record.status)) {
      await work.tx.updateTable('registrations').set(derived).where('id', '=', record.id).execute();
      continue;
    }
    const version = await changeRecord(work, record, derived);
    const members = await memberIds(work, record.id);
    await recordChanges(work, [
      {
        action: 'registration.changed',
        objectType: 'registration',
        objectId: record.id,
        subjectId: record.id,
        version,
        before: {},
        after: {},
        source: 'party',
        detail: {
          because: 'partyChanged',
          parties: Object.fromEntries(Object.entries(versions).filter(([id]) => members.includes(id))),
        },
      },
    ]);
  }
}

/** What is known of a party is more now, and no field of it: each incomplete registration with it may be whole. */
export async function checkRegistrationsOf(work: UnitOfWork, partyId: string): Promise<void> {
  const rows = await work.tx
    .selectFrom('registrations as r')
    .innerJoin('registration_parties as m', 'm.registration_id', 'r.id')
    .select('r.id')
    .where('m.party_id', '=', partyId)
    .where('r.status', '=', registrationStatus.code('INCOMPLETE'))
    .orderBy('r.id')
    .execute();
  for (const { id } of rows) await checkCompleteness(work, id);
}

/** Notifies everyone who may read registrations that those with a party may be seen by others now, also who sees them no more. */
export async function notifyRegistrationsOf(work: UnitOfWork, partyId: string): Promise<void> {
  const rows = await work.tx
    .selectFrom('registrations as r')
    .innerJoin('registration_parties as m', 'm.registration_id', 'r.id')
    .select(['r.id', 'r.version'])
    .where('m.party_id', '=', partyId)
    .execute();
  publish(
    work,
    rows.map(({ id, version }) => ({
      event: { name: 'entity', data: { type: 'registration', id, version } },
      audience: { to: 'permission', permission: 'registrationRead' },
    })),
  );
}
