import type { PartyNode, RegistrationStatus, RegistrationType } from '@dossier/api/contract';
import { registrationStatus } from '@dossier/validators/vocabularies';
import type { Selectable, Updateable } from 'kysely';
import type { RegistrationsTable } from '../../database/schema/registrations.ts';
import type { Caller } from '../../shared/caller/caller.ts';
import { isUuid } from '../../shared/ids/ids.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { voidSignOffs } from '../../shared/sign-off/sign-off.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { settle, sendMessages } from '../messages/service.ts';
import { treesOf } from './members.ts';
import { visibleTo } from './scope.ts';
import { checkCompleteness } from './status/check-completeness.ts';
import { notifyChange } from './notify-change.ts';

const incomplete = registrationStatus.code('INCOMPLETE');

/** A registration as it is stored, without the parties in it. */
export interface RegistrationRow extends Omit<Selectable<RegistrationsTable>, 'status' | 'type'> {
  readonly status: RegistrationStatus;
  readonly type: RegistrationType;
}

/** The same with its parties, nothing masked: for rules, never for an answer. */
export interface RegistrationRecord extends RegistrationRow {
  readonly parties: readonly PartyNode[];
}

/** @throws {AppError} NotFound for an unknown id, another tenant's, and one that the caller may not see. */
export const findRecord = async (work: UnitOfWork, caller: Caller, id: string): Promise<RegistrationRecord> =>
  withParties(work, await findRow(work, caller, id));

/** The same for what needs no parties: nothing is read and decrypted for it. @throws {AppError} NotFound. */
export async function findRow(work: UnitOfWork, caller: Caller, id: string): Promise<RegistrationRow> {
  const row = isUuid(id)
    ? await work.tx
        .selectFrom('registrations as r')
        .selectAll('r')
        .where('r.id', '=', id)
        .where(visibleTo(caller))
        .executeTakeFirst()
    : undefined;
  if (!row) throw new AppError('NotFound');
  return rowOf(row);
}

/** A row of the table by the names of its statuses and types. */
export const rowOf = (row: Selectable<RegistrationsTable>): RegistrationRow => ({
  ...row,
  status: row.status as RegistrationStatus,
  type: row.type as RegistrationType,
});

/** A row of the table with the parties of the registration. */
export async function withParties(
  work: UnitOfWork,
  row: Selectable<RegistrationsTable>,
): Promise<RegistrationRecord> {
  const [record] = await withPartiesEach(work, [row]);
  return record!;
}

/** The same for many rows, in as many queries as for one. */
export async function withPartiesEach(
  work: UnitOfWork,
  rows: readonly Selectable<RegistrationsTable>[],
): Promise<readonly RegistrationRecord[]> {
  const trees = await treesOf(
    work,
    rows.map(({ id }) => id),
  );
  return rows.map(row => ({ ...rowOf(row), parties: trees.get(row.id) ?? [] }));
}

/** Finds a registration that is about to change: anyone who comes at the same time waits. @throws {AppError} NotFound. */
export async function lockRecord(work: UnitOfWork, caller: Caller, id: string): Promise<RegistrationRecord> {
  if (isUuid(id))
    await work.tx.selectFrom('registrations').select('id').where('id', '=', id).forUpdate().execute();
  return findRecord(work, caller, id);
}

/** What can be set on a registration; what every change sets is not among it. */
type Settable = Omit<
  Updateable<RegistrationsTable>,
  'id' | 'tenant_id' | 'version' | 'neutral_changes' | 'updated_at'
>;

/** Who works on a registration, and whether its clock runs: no one who approves it approves that. */
type Arrangement = Pick<Settable, 'assignee_id' | 'waiting_since' | 'days_waited'>;

/** The version of what an approval rests on: changes that it does not rest on are not counted. */
export const decidedVersion = ({
  version,
  neutral_changes: neutral,
}: Pick<RegistrationRecord, 'version' | 'neutral_changes'>): number => version - neutral;

/**
 * Changes what a registration is: its version goes up, an open request for signing it off becomes void, and everyone who
 * may see it hears of it.
 * @returns the version that it has now.
 * @throws {AppError} VersionStale when someone else was faster.
 */
export async function changeRecord(
  work: UnitOfWork,
  record: RegistrationRow,
  set: Settable,
): Promise<number> {
  const version = await write(work, record, set);
  const waiting = await voidSignOffs(work, { type: 'registration', id: record.id });
  await settle(work, ['approvalRequested'], record.id);
  await sendMessages(work, { messageType: 'approvalVoided', userIds: waiting, registrationId: record.id });
  notifyChange(work, { id: record.id, version, assigneeIds: [record.assignee_id] });
  if (record.status === incomplete && set.status === undefined) await checkCompleteness(work, record.id);
  return version;
}

/**
 * Changes how the work on a registration is arranged: its version goes up, and a request for signing it off stays
 * what it was.
 * @returns the version that it has now.
 * @throws {AppError} VersionStale when someone else was faster.
 */
export async function arrangeRecord(
  work: UnitOfWork,
  record: RegistrationRow,
  set: Arrangement,
): Promise<number> {
  const version = await write(work, record, { ...set, neutral_changes: record.neutral_changes + 1 });
  const assigneeIds = [record.assignee_id, set.assignee_id ?? record.assignee_id];
  notifyChange(work, { id: record.id, version, assigneeIds });
  return version;
}

async function write(
  { tx, now }: UnitOfWork,
  record: RegistrationRow,
  set: Updateable<RegistrationsTable>,
): Promise<number> {
  const version = record.version + 1;
  const { numUpdatedRows } = await tx
    .updateTable('registrations')
    .set({ ...set, updated_at: now, version })
    .where('id', '=', record.id)
    .where('version', '=', record.version)
    .executeTakeFirstOrThrow();
  // Two that saw the same version: the second one finds it gone.
  if (numUpdatedRows === 0n) throw new AppError('VersionStale');
  return version;
}
