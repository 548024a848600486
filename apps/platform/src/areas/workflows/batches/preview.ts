import type { BodyOf, contract, OutputOf } from '@dossier/api/contract';
import { obstacleTo } from '../../../shared/batches/area.ts';
import type { Caller } from '../../../shared/caller/caller.ts';
import { userNames } from '../../../shared/names/user-names.ts';
import type { UnitOfWork } from '../../../shared/work/work.ts';
import { snoozedUntil } from '../snooze.ts';
import { readProcesses } from '../engine/store.ts';
import { validate } from './actions.ts';
import { assertAction } from './batches.ts';
import { namesOfTasks } from './names.ts';

type Preview = OutputOf<typeof contract.workflows.previewBatch>;

/**
 * What a batch would do to each task, in the order asked; those that the caller may not see are left out.
 * @throws {AppError} ValidationFailed for an action that no task could have.
 */
export async function previewTaskBatch(
  work: UnitOfWork,
  caller: Caller,
  { action, rows }: BodyOf<typeof contract.workflows.previewBatch>,
): Promise<Preview> {
  await assertAction(work, action);
  const ids = rows.map(({ id }) => id);
  const names = await namesOfTasks(work, caller, ids);
  const processes = await readProcesses(
    work,
    ids.filter(id => names.has(id)),
  );
  const users = await userNames(
    work,
    processes.flatMap(({ row }) => row.assignee_id ?? []),
  );
  const items: Preview['items'][number][] = [];
  for (const process of processes) {
    const { id, version, assignee_id: assigneeId } = process.row;
    items.push({
      processId: id,
      ...(names.get(id) ?? { number: '', name: '' }),
      // As it is now: what changed since the list was read is seen here.
      version,
      assignee: assigneeId === null ? null : (users.get(assigneeId) ?? null),
      snoozedUntil: await snoozedUntil(work, caller, process),
      obstacle: await obstacleTo(() => validate(work, caller, { id, version }, action)),
    });
  }
  return { items };
}
