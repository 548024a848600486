import { reviveSignOff } from '../../../shared/sign-off/sign-off.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { notifyDeciders, settle } from '../../messages/service.ts';
import { changeRecord, type RegistrationRecord } from '../record.ts';
import { acceptance } from './acceptance.ts';

/**
 * Writes down that the latest change of a registration was undone: an approval rests on what it rested on before, and the
 * request that the change made void is open again.
 * @returns the version, and the id of that request.
 */
export async function undoChange(
  work: UnitOfWork,
  caller: Caller,
  record: RegistrationRecord,
): Promise<{ readonly version: number; readonly revived: string | null }> {
  const version = await changeRecord(work, record, {});
  // The change and its undoing: together they changed nothing.
  await work.tx
    .updateTable('registrations')
    .set({ neutral_changes: record.neutral_changes + 2 })
    .where('id', '=', record.id)
    .execute();
  const revived = await reviveSignOff(work, caller, acceptance, record.id);
  if (revived) {
    await settle(work, ['approvalVoided'], record.id);
    await notifyDeciders(
      work,
      { ...revived, kind: acceptance, subjectId: record.id },
      { registrationId: record.id },
    );
  }
  return { version, revived: revived?.id ?? null };
}
