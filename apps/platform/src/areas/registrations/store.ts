import { sql } from 'kysely';
import type {
  Channel,
  ExternalReferences,
  PartyNode,
  RegistrationStatus,
  RegistrationType,
} from '@dossier/api/contract';
import { maskIdentifier } from '@dossier/validators';
import type { UnitOfWork } from '../../shared/work/work.ts';
import {
  dataOf,
  insertParties,
  insertRepresentations,
  insertShares,
  typeOf,
  type NewParty,
} from '../parties/service.ts';
import { derive } from './derive.ts';
import { insertMembers, membersOf, sharesOf } from './members.ts';
import { everyParty } from './party-tree.ts';
import { representationsOf } from './save-connections.ts';

/** A registration as it is stored; what lists derive from it is worked out on the way in. */
export interface NewRecord {
  readonly id: string;
  readonly number: string;
  readonly type: RegistrationType;
  readonly subType?: 'CHILD' | null;
  readonly status: RegistrationStatus;
  readonly channel: Channel;
  readonly parties: readonly PartyNode[];
  /** Those of them that were there before, by their ids. */
  readonly linked?: ReadonlyMap<string, unknown>;
  readonly partyExternalReferences?: ExternalReferences | undefined;
  readonly assigneeId: string | null;
  readonly userName: string;
  readonly riskLevel?: 'LOW' | 'MEDIUM' | 'HIGH' | 'UNACCEPTABLE' | null;
  /** How often its history says that it changed. @default 1 */
  readonly version?: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Since when the client has something to do; null while no one waits. */
  readonly waitingSince?: Date | null;
}

/** Rows per statement. */
const batch = 500;

/**
 * Stores registrations, and the parties in them as new ones. What history says of both is the caller's.
 * @param source where what is known of the parties comes from: `screen`, `seed`.
 */
export async function insertRegistrations(
  work: UnitOfWork,
  records: readonly NewRecord[],
  source: string,
): Promise<void> {
  const rows = records.map(record => {
    return {
      id: record.id,
      tenant_id: work.tenantId,
      number: record.number,
      type: record.type,
      sub_type: record.subType ?? null,
      status: record.status,
      channel: record.channel,
      assignee_id: record.assigneeId,
      user_name: record.userName,
      party_external_references: JSON.stringify(record.partyExternalReferences ?? []),
      risk_level: record.riskLevel ?? null,
      ...derivedColumns(record.type, record.parties),
      version: record.version ?? 1,
      status_since: record.updatedAt,
      waiting_since: record.waitingSince?.toISOString() ?? null,
      created_at: record.createdAt,
      updated_at: record.updatedAt,
    };
  });
  for (let start = 0; start < rows.length; start += batch)
    await work.tx
      .insertInto('registrations')
      .values(rows.slice(start, start + batch))
      .execute();
  const created = records.flatMap(record => newPartiesOf(record).filter(({ id }) => !record.linked?.has(id)));
  await insertParties(work, created, source);
  const registrations = records.map(({ id, parties, createdAt: at }) => ({
    id,
    members: membersOf(parties),
    at,
  }));
  await insertMembers(work, registrations);
  await insertShares(
    work,
    registrations.flatMap(({ members, at }) => sharesOf(members).map(share => ({ ...share, at }))),
    source,
  );
  await insertRepresentations(
    work,
    registrations.flatMap(({ members, at }) => representationsOf(members).map(pair => ({ ...pair, at }))),
    source,
  );
}

export const newPartiesOf = ({
  parties,
  createdAt,
  updatedAt,
}: Pick<NewRecord, 'parties' | 'createdAt' | 'updatedAt'>): NewParty[] =>
  everyParty(parties).map(({ party }) => ({
    id: party._id ?? '',
    type: typeOf(party),
    data: dataOf(party),
    createdAt,
    updatedAt,
  }));

/** That a registration came to a status, where the table could not see it happen. */
export interface NewStage {
  readonly registrationId: string;
  readonly status: RegistrationStatus;
  readonly enteredAt: Date;
}

export async function insertStages(work: UnitOfWork, stages: readonly NewStage[]): Promise<void> {
  const rows = stages.map(({ registrationId, status, enteredAt }) => ({
    tenant_id: work.tenantId,
    registration_id: registrationId,
    status,
    entered_at: enteredAt,
  }));
  for (let start = 0; start < rows.length; start += batch)
    await work.tx
      .insertInto('registration_stages')
      .values(rows.slice(start, start + batch))
      .execute();
}

/** What lists show and search by, as it is stored next to the parties it comes from. */
export function derivedColumns(type: RegistrationType, parties: readonly PartyNode[]) {
  const { name, city, chamberOfCommerceNo, taxNumber } = derive(type, parties);
  return {
    name,
    city,
    chamber_of_commerce_no: chamberOfCommerceNo,
    masked_tax_number: taxNumber === null ? null : maskIdentifier(taxNumber),
  };
}

/** `2026-01284`. */
export const registrationNumber = (year: number, count: number): string =>
  `${year}-${String(count).padStart(5, '0')}`;

/**
 * Takes numbers of a year: they count up within the tenant, without gaps.
 * @returns the last one taken.
 */
export async function takeNumbers({ tx, tenantId }: UnitOfWork, year: number, count = 1): Promise<number> {
  const { value } = await tx
    .insertInto('counters')
    .values({ tenant_id: tenantId, name: `registrations ${year}`, value: count })
    .onConflict(conflict =>
      conflict.columns(['tenant_id', 'name']).doUpdateSet({ value: sql<number>`counters.value + ${count}` }),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}
