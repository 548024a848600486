import type { Caller } from '../../../shared/caller/caller.ts';
import { recordChanges } from '../../../shared/history/history.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { assertVersion } from '../../../shared/versions/versions.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { readSections } from '../../tenants/service.ts';
import { openStatuses } from '../event-detail.ts';
import { calendarOf, daysWaited } from './deadline.ts';
import { readProgress, type Progress } from './progress.ts';
import { arrangeRecord, findRow } from '../record.ts';

interface Waiting {
  readonly id: string;
  readonly version: number;
  readonly isWaiting: boolean;
}

/**
 * The client has to do something, or has done it: in between the working days do not count.
 * @throws {AppError} NotFound; VersionStale; TransitionNotAllowed where nothing runs that could wait.
 */
export async function setWaiting(
  work: UnitOfWork,
  caller: Caller,
  { id, version, isWaiting }: Waiting,
): Promise<Progress> {
  const record = await findRow(work, caller, id);
  assertVersion(version, record.version);
  if (!openStatuses.some(status => status === record.status)) throw new AppError('TransitionNotAllowed');
  const before = record.waiting_since !== null;
  const { onboarding: settings } = await readSections(work.tx, ['onboarding']);
  const now = await arrangeRecord(work, record, {
    waiting_since: isWaiting ? (record.waiting_since ?? work.now.toISOString()) : null,
    days_waited: isWaiting ? record.days_waited : daysWaited(record, work.now, calendarOf(settings)),
  });
  await recordChanges(work, [
    {
      action: 'registration.waiting',
      objectType: 'registration',
      objectId: id,
      subjectId: id,
      version: now,
      before: { isWaiting: before },
      after: { isWaiting },
      source: 'screen',
    },
  ]);
  return readProgress(work, caller, id);
}
