import { clientParts } from '@dossier/api/contract';
import type { AssessedLevel } from '@dossier/validators/risk-assessment';
import { recordChanges } from '../../shared/history/history.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { openStatuses } from './event-detail.ts';
import { changeRecord, rowOf } from './record.ts';

/** A registration in which a party is a client. */
export interface AsClient {
  readonly id: string;
  readonly channel: string;
  readonly riskLevel: AssessedLevel | null;
  /** Everyone who is a client in it. */
  readonly clients: readonly string[];
}

/** The registrations in which a party is a client, the newest first. */
export async function registrationsAsClient(work: UnitOfWork, partyId: string): Promise<readonly AsClient[]> {
  const rows = await work.tx
    .selectFrom('registrations as r')
    .innerJoin('registration_parties as m', 'm.registration_id', 'r.id')
    .innerJoin('registration_parties as c', 'c.registration_id', 'r.id')
    .select(['r.id', 'r.channel', 'r.risk_level', 'c.party_id as client'])
    .where('m.party_id', '=', partyId)
    .where('m.part', 'in', clientParts)
    .where('c.part', 'in', clientParts)
    .where('r.status', '!=', 'DELETED')
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id')
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, [first, ...others]]) =>
    first
      ? {
          id,
          channel: first.channel,
          riskLevel: first.risk_level as AssessedLevel | null,
          clients: [first.client, ...others.map(({ client }) => client)],
        }
      : [],
  );
}

/**
 * Gives a registration the level of its clients. What waits for approval in an open one is void: the level is part of what is
 * decided. A closed one shows what is right today.
 */
export async function setRiskLevel(work: UnitOfWork, id: string, level: AssessedLevel): Promise<void> {
  const row = rowOf(
    await work.tx.selectFrom('registrations').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
  if (row.risk_level === level) return;
  if (!openStatuses.includes(row.status)) {
    await work.tx.updateTable('registrations').set({ risk_level: level }).where('id', '=', id).execute();
    return;
  }
  const version = await changeRecord(work, row, { risk_level: level });
  await recordChanges(work, [
    {
      action: 'registration.changed',
      objectType: 'registration',
      objectId: id,
      subjectId: id,
      version,
      before: { riskQualificationId: row.risk_level },
      after: { riskQualificationId: level },
      source: 'assessment',
      detail: { because: 'riskAssessed' },
    },
  ]);
}
