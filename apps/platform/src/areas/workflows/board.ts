import type { contract, OutputOf, QueryOf } from '@dossier/api/contract';
import type { Caller } from '../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { decidedByWeek, leftInTime, readBoard, type Task } from '../registrations/service.ts';
import { processOf } from './engine/onboarding/onboarding.ts';

type Board = OutputOf<typeof contract.workflows.board>;

/** The task dashboard (4.11): open work by how far it is, and for an Admin how it goes. */
export async function readTaskBoard(
  work: UnitOfWork,
  caller: Caller,
  query: QueryOf<typeof contract.workflows.board>,
): Promise<Board> {
  const { counts, columns, decidedAt, people, ages, open } = await readBoard(work, caller, query);
  const isAdmin = caller.role === 'ROLE_TENANT_ADMIN' || caller.role === 'ROLE_SYSTEM_ADMIN';
  const column = ({ total, tasks }: { readonly total: number; readonly tasks: readonly Task[] }) => ({
    total,
    items: tasks.map(task => ({
      ...processOf(task),
      since:
        decidedAt.get(task.record.id) ??
        new Date(task.record.status_since ?? task.record.updated_at).toISOString(),
    })),
  });
  return {
    counts,
    columns: {
      open: column(columns.open),
      inProgress: column(columns.inProgress),
      review: column(columns.review),
      done: column(columns.done),
    },
    people: [...people],
    figures: isAdmin ? await figures(work, ages, open) : null,
  };
}

async function figures(
  work: UnitOfWork,
  ages: readonly number[],
  open: { readonly inTime: number; readonly late: number },
): Promise<Board['figures']> {
  const left = await leftInTime(work);
  return {
    inTime: { within: left.within, breached: left.late + open.late, open: open.inTime },
    ages: [...ages],
    finished: [...(await decidedByWeek(work))],
  };
}
