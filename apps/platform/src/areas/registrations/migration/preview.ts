import { transitionsFrom, type MigrationPreview } from '@dossier/api/contract';
import { partyStatus, registrationStatus } from '@dossier/validators/vocabularies';
import type { Caller } from '../../../shared/caller/caller.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { masked, unlike, type Party } from '../../parties/service.ts';
import { findRecord, type RegistrationRecord } from '../record.ts';
import { optionOf } from '../status/options.ts';
import { statusContextOf } from '../status/status-context.ts';
import { planMigration, type PlannedParty } from './plan.ts';

const migrated = registrationStatus.code('MIGRATED');

/**
 * Makes sure that a registration may be migrated, by someone.
 * @throws {AppError} TransitionNotAllowed from any other status than DONE; Forbidden; Blocked where the tenant has no
 * client files.
 */
export async function assertMigratable(
  work: UnitOfWork,
  caller: Caller,
  record: RegistrationRecord,
): Promise<void> {
  const edges = transitionsFrom(record.status);
  const transition = edges.find(({ next }) => next === migrated);
  if (!transition) {
    const params = { from: record.status, next: migrated, allowed: edges.map(({ next }) => next) };
    throw new AppError('TransitionNotAllowed', {
      fields: [{ path: 'registrationId', code: 'transitionNotAllowed', params }],
    });
  }
  const { blockers } = optionOf(transition, await statusContextOf(work, record), caller);
  if (blockers.some(({ code }) => code === 'notPermitted')) throw new AppError('Forbidden');
  if (blockers.length > 0)
    throw new AppError('Blocked', {
      fields: blockers.map(({ code }) => ({ path: 'registrationId', code })),
    });
}

/** What migrating a registration would do. @throws {AppError} NotFound; those of `assertMigratable`. */
export async function previewMigration(
  work: UnitOfWork,
  caller: Caller,
  id: string,
): Promise<MigrationPreview> {
  const record = await findRecord(work, caller, id);
  await assertMigratable(work, caller, record);
  const { parties, connections, hash } = await planMigration(work, caller, record);
  return {
    preview: hash,
    version: record.version,
    parties: parties.map(shown),
    connections: [...connections],
  };
}

const shown = ({ party, outcome, matches }: PlannedParty): MigrationPreview['parties'][number] => ({
  _id: party.id,
  type: party.type,
  status: partyStatus.code(party.status),
  name: party.name,
  outcome,
  matches: matches.map(({ match, party: other }) => {
    const { different, added } = unlike(other.data, party.data);
    return {
      _id: other.id,
      type: other.type,
      status: partyStatus.code(other.status),
      name: other.name,
      city: other.data.address?.city ?? null,
      beganOn: other.data.dateOfBirth ?? other.data.incorporationDate ?? null,
      match,
      differences: different.map(field => ({
        field,
        file: valueOf(other, field),
        registration: valueOf(party, field),
      })),
      added: [...added],
    };
  }),
});

type FieldValue = MigrationPreview['parties'][number]['matches'][number]['differences'][number]['file'];

const valueOf = ({ data }: Party, field: string): FieldValue =>
  masked((data as Readonly<Record<string, FieldValue>>)[field] ?? '', field);
