import { effectOf, type StepDefinition } from '@dossier/api/contract';
import { stepStatus, type StepOutcome } from '@dossier/validators/vocabularies';
import { encryptFor } from '../../../shared/history/encryption.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { noteEvents } from './events.ts';
import { noteSubject, saveProcess, saveStep, type StoredProcess } from './store.ts';

export interface Ending {
  readonly step: StepDefinition;
  readonly outcome: StepOutcome;
  readonly note: string | null;
}

/** Ends a process that was turned down. The entity stays as it is. */
export async function rejectProcess(
  work: UnitOfWork,
  process: StoredProcess,
  { step, outcome, note }: Ending,
): Promise<void> {
  const ended = await writeOutcome(work, process, { step, outcome, note });
  const saved = await saveProcess(work, ended, { result: 'rejected' });
  await noteEvents(work, saved, [{ action: 'rejected', step: step.id, outcome, note }]);
}

/** Writes what a step ended with; one that failed is to be done again. */
export async function writeOutcome(
  work: UnitOfWork,
  process: StoredProcess,
  { step, outcome, note }: Ending,
): Promise<StoredProcess> {
  const { row } = process;
  const effect = effectOf(outcome);
  return saveStep(work, process, step.id, {
    status: stepStatus.code(effect === 'repeats' ? 'doing' : effect === 'endsUndone' ? 'willNotDo' : 'done'),
    outcome,
    by: work.actor.id,
    at: work.now.toISOString(),
    sealedNote: note === null ? null : await encryptFor(work, noteSubject(row), note, `${row.id} ${step.id}`),
  });
}
