import { taskScopes, type TaskScope } from '@dossier/api/contract';
import type { ProcessQuery } from '@dossier/api/workflows';

/** Whose tasks, and which page of them. It lives in the address. */
export interface TasksState {
  readonly scope: TaskScope;
  readonly page: number;
}

export const tasksOnPage = 25;
const usual: TaskScope = 'mine';

/** Reads the address; what it does not know is ignored. */
export function readTasks(query: URLSearchParams): TasksState {
  const page = Number(query.get('page') ?? 1);
  return {
    scope: taskScopes.find(scope => scope === query.get('view')) ?? usual,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Address of the list in this state; what is as usual is left out. */
export function tasksAddress({ scope, page }: TasksState): string {
  const query = new URLSearchParams();
  if (scope !== usual) query.set('view', scope);
  if (page !== 1) query.set('page', String(page));
  const text = query.toString();
  return `/administration/tasks${text === '' ? '' : `?${text}`}`;
}

export const queryOf = ({ scope, page }: TasksState): ProcessQuery => ({ scope, page, max: tasksOnPage });
