import type { RegistrationStatus } from '@dossier/api/contract';
import { registrationStatus } from '@dossier/validators/vocabularies';
import { recordChanges } from '../../../shared/history/history.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { settle, sendMessages } from '../../messages/service.ts';
import { readSections } from '../../tenants/service.ts';
import { keepSnapshots } from './snapshots.ts';
import { changeRecord, type RegistrationRecord } from '../record.ts';
import { deadlineOf } from './deadline.ts';

export interface MadeTransition {
  readonly next: RegistrationStatus;
  readonly comment: string | null;
  readonly reason: string | null;
  /** What changes with the status, before and after. */
  readonly also?: Readonly<Record<'before' | 'after', Readonly<Record<string, unknown>>>>;
  readonly detail?: Readonly<Record<string, unknown>>;
  /** What the platform noticed, where it acts by itself: kept as fields of the change, for the reader's language. */
  readonly noticed?: Readonly<Record<string, string>>;
  /** Where it comes from; a screen unless the platform does it by itself. */
  readonly source?: 'screen' | 'schedule' | 'job';
}

const accepted = registrationStatus.code('ACCEPTED');
const incomplete = registrationStatus.code('INCOMPLETE');

/**
 * Makes another status the present one. That it may be is the caller's to know.
 * @returns the version that the registration has now.
 * @throws {AppError} VersionStale.
 */
export async function makeTransition(
  work: UnitOfWork,
  record: RegistrationRecord,
  { next, comment, reason, also, detail, noticed, source = 'screen' }: MadeTransition,
): Promise<number> {
  const version = await changeRecord(work, record, {
    status: next,
    status_since: work.now.toISOString(),
    status_reason: reason,
    // Another status, another clock: what the client was asked for belongs to the old one.
    waiting_since: null,
    days_waited: 0,
  });
  if (next === accepted)
    await keepSnapshots(work, [
      { ...record, riskLevel: record.risk_level, version, at: work.now, by: work.actor.id },
    ]);
  await endStage(work, record);
  await notifyColleagues(work, record, next);
  await recordChanges(work, [
    {
      action: 'registration.statusChanged',
      objectType: 'registration',
      objectId: record.id,
      subjectId: record.id,
      version,
      before: { status: record.status, comment: null, reason: record.status_reason, ...also?.before },
      after: { status: next, comment, reason, ...noticed, ...also?.after },
      source,
      ...(detail && { detail }),
    },
  ]);
  return version;
}

/** Notes when the status that was left ended, and what was left of its term: what was in time is counted from it (4.11). */
async function endStage(work: UnitOfWork, record: RegistrationRecord): Promise<void> {
  const { onboarding } = await readSections(work.tx, ['onboarding']);
  await work.tx
    .updateTable('registration_stages')
    .set({ left_at: work.now, days_left: deadlineOf(record, onboarding, work.now)?.daysLeft ?? null })
    .where('registration_id', '=', record.id)
    .where('entered_at', '=', stages =>
      stages
        .selectFrom('registration_stages as s')
        .select(({ fn }) => fn.max('s.entered_at').as('at'))
        .where('s.registration_id', '=', record.id)
        .where('s.status', '=', record.status),
    )
    .where('status', '=', record.status)
    .execute();
}

/** What was sent back is work again for its assignee; what is decided asks for nothing any more. */
async function notifyColleagues(
  work: UnitOfWork,
  record: RegistrationRecord,
  next: RegistrationStatus,
): Promise<void> {
  await settle(work, ['taskDueSoon', 'documentExpiring'], record.id);
  if (next !== incomplete) return settle(work, ['registrationSentBack'], record.id);
  if (record.assignee_id === null) return;
  await sendMessages(work, {
    messageType: 'registrationSentBack',
    userIds: [record.assignee_id],
    registrationId: record.id,
  });
}
