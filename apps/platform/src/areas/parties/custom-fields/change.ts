import { sql } from 'kysely';
import { customFieldLimits, type BodyOf, type contract, type CustomField } from '@dossier/api/contract';
import { customFieldStatus } from '@dossier/validators/vocabularies';
import { audit } from '../../../shared/audit/audit.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import { publish as publishVersion } from '../../../shared/definitions/definitions.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { publish } from '../../../shared/events/publish.ts';
import { isUuid } from '../../../shared/ids/ids.ts';
import { assertVersion } from '../../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { notifySettingsChanged } from '../../messages/service.ts';
import { customFieldKey, readCustomFields } from './definitions.ts';

type NewField = BodyOf<typeof contract.parties.addCustomField>;
type Change = BodyOf<typeof contract.parties.changeCustomField>;
type Data = Omit<CustomField, '_id' | 'version'>;

const status = {
  active: customFieldStatus.code('A'),
  disabled: customFieldStatus.code('D'),
  archived: customFieldStatus.code('R'),
};

/**
 * Adds a custom field; it is active at once (4.8).
 * @throws {AppError} ValidationFailed for a label that another field has; Blocked where there are as many as there may be.
 */
export async function addCustomField(work: UnitOfWork, field: NewField): Promise<CustomField> {
  await holdFields(work);
  const fields = await readCustomFields(work);
  if (fields.length >= customFieldLimits.fields)
    throw new AppError('Blocked', { fields: [{ path: '', code: 'tooMany' }] });
  assertLabel(fields, field.label);
  return save(work, { id: work.random.uuid(), version: 0 }, { ...field, status: status.active });
}

/**
 * Puts another version of a custom field in force.
 * @throws {AppError} NotFound; VersionStale; TransitionNotAllowed for an archived one that is not restored, and for
 * restoring by someone who is no Admin; Blocked for another type of one that was answered, and for archiving one that
 * is required; ValidationFailed for a label that another field has.
 */
export async function changeCustomField(
  work: UnitOfWork,
  caller: Caller,
  { id, version }: { readonly id: string; readonly version: number },
  { isActive, archive, ...change }: Change,
): Promise<CustomField> {
  await holdFields(work);
  const fields = await readCustomFields(work);
  const field = fields.find(({ _id }) => _id === id);
  if (!field) throw new AppError('NotFound');
  assertVersion(version, field.version);
  const next = archive ? status.archived : isActive ? status.active : status.disabled;
  if (field.status === status.archived) {
    const isAdmin = caller.role === 'ROLE_TENANT_ADMIN' || caller.role === 'ROLE_SYSTEM_ADMIN';
    if (archive || !isAdmin) throw new AppError('TransitionNotAllowed');
    const { _id, version: _version, ...data } = field;
    return save(work, { id, version }, { ...data, status: next });
  }
  if (archive && change.isRequired)
    throw new AppError('Blocked', { fields: [{ path: 'archive', code: 'required' }] });
  if (change.type !== field.type && (await isAnswered(work, id)))
    throw new AppError('Blocked', { fields: [{ path: 'type', code: 'answered' }] });
  assertLabel(
    fields.filter(({ _id }) => _id !== id),
    change.label,
  );
  return save(work, { id, version }, { ...change, status: next });
}

/** First number of the advisory lock under which the fields of a tenant change; the second one says which. */
const lockSpace = 732_147;

/** One change at a time: no two fields have the same label. */
const holdFields = ({ tx, tenantId }: UnitOfWork) =>
  sql`select pg_advisory_xact_lock(${lockSpace}::int, hashtext(${tenantId}))`.execute(tx);

const labelKey = (label: string) => label.trim().toLocaleLowerCase('en');

/** @throws {AppError} ValidationFailed where one that is not archived is called the same. */
function assertLabel(others: readonly CustomField[], label: string): void {
  const isTaken = others.some(
    other => other.status !== status.archived && labelKey(other.label) === labelKey(label),
  );
  if (isTaken) throw new AppError('ValidationFailed', { fields: [{ path: 'label', code: 'nameTaken' }] });
}

async function isAnswered({ tx }: UnitOfWork, id: string): Promise<boolean> {
  const { rows } = await sql<{ answered: boolean }>`
    select exists (select from parties p
      where p.sections #>> array['custom-fields', 'customFields', ${id}::text] is not null) as answered`.execute(
    tx,
  );
  return rows[0]?.answered ?? false;
}

async function save(
  work: UnitOfWork,
  { id, version }: { readonly id: string; readonly version: number },
  data: Data,
): Promise<CustomField> {
  const saved = await publishVersion(work, customFieldKey(id), {
    basedOn: version,
    data,
    reason: null,
    byUser: isUuid(work.actor.id) ? work.actor.id : null,
  });
  audit(work, [
    {
      action: version === 0 ? 'customField.added' : 'customField.changed',
      objectType: 'customField',
      objectId: id,
      detail: { version: saved, ...data },
    },
  ]);
  publish(work, [
    {
      event: { name: 'settings.changed', data: { section: 'customFields', version: saved } },
      audience: { to: 'everybody' },
    },
  ]);
  await notifySettingsChanged(work, 'customFields');
  return { ...data, _id: id, version: saved };
}
