import type { BodyOf, contract } from '@dossier/api/contract';
import type { Caller } from '../../shared/caller/caller.ts';
import { recordChanges } from '../../shared/history/history.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { assertVersion } from '../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { nameOfColleague, standInOf } from '../access/service.ts';
import { getRegistration, type Registration } from './get.ts';
import { notifyColleagues } from './notify-colleagues.ts';
import { arrangeRecord, findRow } from './record.ts';

type Assignment = BodyOf<typeof contract.registrations.assign>;

/** What was seen when the change was asked for. */
interface RegistrationVersion {
  readonly id: string;
  readonly version: number;
}

/**
 * Gives the work on a registration to someone, to the deputy of one who is away, or to no one. The answer may be the last that the caller sees of it:
 * an Agent who gives it away loses sight of it.
 * @throws {AppError} NotFound; VersionStale; ValidationFailed when there is no such enabled colleague.
 */
export async function assignRegistration(
  work: UnitOfWork,
  caller: Caller,
  { id, version }: RegistrationVersion,
  { assigneeId: wantedId }: Assignment,
): Promise<Registration> {
  const before = await getRegistration(work, caller, id);
  const record = await findRow(work, caller, id);
  assertVersion(version, record.version);
  if (wantedId !== null) await colleague(work, wantedId);
  const assigneeId = wantedId === null ? null : await standInOf(work, wantedId);
  const assignee = assigneeId === null ? null : await colleague(work, assigneeId);
  await arrangeRecord(work, record, { assignee_id: assigneeId });
  await notifyColleagues(work, id, before.assignee_id, assigneeId);
  await recordChanges(work, [
    {
      action: 'registration.assigned',
      objectType: 'registration',
      objectId: id,
      subjectId: id,
      version: version + 1,
      before: { assignee_id: before.assignee_id },
      after: { assignee_id: assigneeId },
      source: 'screen',
    },
  ]);
  const updatedAt = work.now.toISOString();
  return { ...before, version: version + 1, assignee_id: assigneeId, assignee, updatedAt };
}

async function colleague(work: UnitOfWork, id: string): Promise<string> {
  const name = await nameOfColleague(work, id);
  if (name === undefined)
    throw new AppError('ValidationFailed', { fields: [{ path: 'assigneeId', code: 'oneOf' }] });
  return name;
}
