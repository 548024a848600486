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
  const isAdmin = caller.role === 'ROLE_TENANT_ADMIN' || caller.role === 'ROLE_SYSTEM_ADMIN';
  const [board, left, finished] = await Promise.all([
    readBoard(work, caller, query, {
      others: otherProcesses(caller, {
        types: otherTypes,
        statuses: [],
        entityId: undefined,
        hasNames: false,
      }),
      othersDone: otherProcessesDone(caller),
      readOthers: ids => readSummaries(work, ids),
    }),
    isAdmin ? leftInTime(work) : null,
    isAdmin ? decidedByWeek(work) : null,
  ]);
  const { counts, columns, tasks, others, decidedAt, people, ages, open } = board;
  const byId = new Map([
    ...[...tasks].map(([id, task]) => [id, { ...processOf(task), since: sinceOf(task) }] as const),
    ...others.map(each => [each.processId, { ...each, since: each.updatedAt }] as const),
  ]);
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
    figures: left &&
      finished && {
        inTime: { within: left.within, breached: left.late + open.late, open: open.inTime },
        ages: [...ages],
        finished: [...finished],
      },
  };
}

const sinceOf = ({ record }: Task): string =>
  new Date(record.status_since ?? record.updated_at).toISOString();
