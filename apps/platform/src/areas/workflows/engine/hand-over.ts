import { takerOf } from '../../../shared/caller/restricted-readers.ts';
import { audit } from '../../../shared/audit/audit.ts';
import { countOf } from '../../../shared/lists/count-of.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { noteEvents } from './events.ts';
import { notifyAssignee, notifyEntity } from './notify.ts';
import { readProcesses, saveProcess } from './store.ts';

const runningOf = ({ tx }: Pick<UnitOfWork, 'tx'>, userId: string) =>
  tx
    .selectFrom('processes')
    .where('assignee_id', '=', userId)
    .where('result', 'is', null)
    // Those follow their registrations.
    .where('workflow_type', '<>', 'onboarding');

/** Processes that run and wait for someone, besides onboardings. */
export const countRunning = (work: UnitOfWork, userId: string): Promise<number> =>
  countOf(runningOf(work, userId));

/** Gives each of them to a colleague, or to no one, in the unit of work that takes them away. */
export async function handOverProcesses(work: UnitOfWork, from: string, to: string | null): Promise<void> {
  const rows = await runningOf(work, from).select('id').orderBy('id').forUpdate().execute();
  const processes = await readProcesses(
    work,
    rows.map(({ id }) => id),
  );
  for (const process of processes) {
    const taker = await takerOf(work.tx, process.row.id, to);
    const saved = await saveProcess(work, process, { assignee_id: taker, escalated_at: null });
    await noteEvents(work, saved, [{ action: 'assigned' }]);
    audit(work, [{ action: 'process.assigned', objectType: 'process', objectId: process.row.id }]);
    await notifyAssignee(work, process, taker);
    await notifyEntity(work, process);
  }
}
