import { sql } from 'kysely';
import type {
  Channel,
  ExternalReferences,
  PartyNode,
  RegistrationStatus,
  RegistrationType,
} from '@dossier/api/contract';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { derive } from './derive.ts';
import { taxHash } from './tax-hash.ts';

/** A registration as it is stored; what lists derive from it is worked out on the way in. */
export interface NewRecord {
  readonly id: string;
  readonly number: string;
  readonly type: RegistrationType;
  readonly subType?: 'CHILD' | null;
  readonly status: RegistrationStatus;
  readonly channel: Channel;
  readonly parties: readonly PartyNode[];
  readonly partyExternalReferences?: ExternalReferences | undefined;
  readonly assigneeId: string | null;
  readonly userName: string;
  readonly riskLevel?: 'LOW' | 'MEDIUM' | 'HIGH' | 'UNACCEPTABLE' | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Since when the client has something to do; null while no one waits. */
  readonly waitingSince?: Date | null;
}

/** Rows per statement. */
const batch = 500;

export async function insertRegistrations(work: UnitOfWork, records: readonly NewRecord[]): Promise<void> {
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
      parties: JSON.stringify(record.parties),
      party_external_references: JSON.stringify(record.partyExternalReferences ?? []),
      risk_level: record.riskLevel ?? null,
      ...derivedColumns(work, record.type, record.parties),
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
}

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
export function derivedColumns(work: UnitOfWork, type: RegistrationType, parties: readonly PartyNode[]) {
  const { name, city, chamberOfCommerceNo, taxNumber, taxNumbers } = derive(type, parties);
  return {
    name,
    city,
    chamber_of_commerce_no: chamberOfCommerceNo,
    tax_number: taxNumber,
    tax_hashes: taxNumbers.map(taxNumber => taxHash(work, taxNumber)),
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
