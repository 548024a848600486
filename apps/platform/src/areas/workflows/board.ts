import type { contract, OutputOf, QueryOf } from '@dossier/api/contract';
import type { Caller } from '../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { decidedByWeek, leftInTime, readBoard, type Task } from '../registrations/service.ts';
import { processOf } from './engine/onboarding/onboarding.ts';
import { otherProcesses, otherProcessesDone, otherTypes } from './engine/other-processes.ts';
import { readSummaries } from './engine/read.ts';

type Board = OutputOf<typeof contract.workflows.board>;

/** The task dashboard (4.11): open work by how far it is, and for an Admin how it goes. */
export async function readTaskBoard(
  work: UnitOfWork,
  caller: Caller,
  query: QueryOf<typeof contract.workflows.board>,
): Promise<Board> {
  const { counts, columns, tasks, decidedAt, people, ages, open } = await readBoard(work, caller, query, {
    others: otherProcesses(caller, {
      types: otherTypes,
      statuses: [],
      entityId: undefined,
      hasNames: false,
    }),
    othersDone: otherProcessesDone(caller),
  });
  const listed = Object.values(columns).flatMap(({ ids }) => ids);
  const others = await readSummaries(
    work,
    listed.filter(id => !tasks.has(id)),
  );
  const byId = new Map([
    ...[...tasks].map(([id, task]) => [id, { ...processOf(task), since: sinceOf(task) }] as const),
    ...others.map(each => [each.processId, { ...each, since: each.updatedAt }] as const),
  ]);
  const isAdmin = caller.role === 'ROLE_TENANT_ADMIN' || caller.role === 'ROLE_SYSTEM_ADMIN';
  const column = ({ total, ids }: { readonly total: number; readonly ids: readonly string[] }) => ({
    total,
    items: ids.flatMap(id => {
      const item = byId.get(id);
      return item ? [{ ...item, since: decidedAt.get(id) ?? item.since }] : [];
    }),
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

const sinceOf = ({ record }: Task): string =>
  new Date(record.status_since ?? record.updated_at).toISOString();

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
