import type { contract, OutputOf, QueryOf } from '@dossier/api/contract';
import type { Caller } from '../../shared/caller/caller.ts';
import type { UnitOfWork } from '../../shared/work/work.ts';
import { figuresOf, firstMonth, teamLoad } from '../registrations/service.ts';

type OverviewQuery = QueryOf<typeof contract.workflows.overview>;
type Overview = OutputOf<typeof contract.workflows.overview>;

/** Months that an overview looks back when no one says how far (4.9). */
const usual = 12;

/** The figures of the dashboard (4.9). An Agent gets no pipeline, and only an Admin of who has how much to do. */
export async function readOverview(
  work: UnitOfWork,
  caller: Caller,
  query: OverviewQuery,
): Promise<Overview> {
  const months = Number(query.months ?? usual);
  const since = await firstMonth(work, months);
  const { started, stages, statuses } = await figuresOf(work, caller, since);
  const countOf = (month: string, type: string) =>
    started.find(row => row.month === month && row.type === type)?.count ?? 0;
  const isAdmin = caller.role === 'ROLE_TENANT_ADMIN' || caller.role === 'ROLE_SYSTEM_ADMIN';
  return {
    months: Array.from({ length: months }, (_, later) => monthAfter(since, later)).map(month => ({
      month,
      INDIVIDUAL: countOf(month, 'INDIVIDUAL'),
      JOINT: countOf(month, 'JOINT'),
      BUSINESS: countOf(month, 'BUSINESS'),
    })),
    pipeline:
      caller.role === 'ROLE_TENANT_AGENT'
        ? null
        : {
            stages: [...stages],
            rejected: statuses.get('REJECTED') ?? 0,
            deleted: statuses.get('DELETED') ?? 0,
          },
    team: isAdmin ? [...(await teamLoad(work, caller))] : null,
  };
}

function monthAfter(first: string, later: number): string {
  const [year = 0, month = 1] = first.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + later)).toISOString().slice(0, 7);
}
