import {
  taskDues,
  taskScopes,
  taskSorts,
  type TaskDue,
  type TaskScope,
  type TaskSort,
} from '@dossier/api/contract';
import type { ProcessQuery } from '@dossier/api/workflows';
import {
  registrationStatus,
  reviewProcessStatus,
  taskProcessStatus,
  workflowType,
  type RegistrationStatus,
  type WorkflowType,
} from '@dossier/validators/vocabularies';

/** Whose tasks, which of them, in which order, and which page. It lives in the address. */
export interface TasksState {
  readonly scope: TaskScope;
  /** Until when they are due; undefined: whenever. */
  readonly due: TaskDue | undefined;
  /** What kind of work: to collect what is missing, or to decide; undefined: both. */
  readonly status: RegistrationStatus | undefined;
  /** Which kind of process; undefined: all of them. */
  readonly type: WorkflowType | undefined;
  readonly sort: TaskSort;
  readonly page: number;
}

export const tasksOnPage = 25;
/** The statuses in which there is work, each of its own kind. */
export const taskStatuses = [registrationStatus.code('INCOMPLETE'), registrationStatus.code('COMPLETE')];
export const taskTypes = (['onboarding', 'review', 'changePartyStatus'] as const).map(code =>
  workflowType.code(code),
);
export const usualTasks: TasksState = {
  scope: 'mine',
  due: undefined,
  status: undefined,
  type: undefined,
  sort: 'due',
  page: 1,
};

/** What clears the filters; whose tasks are shown stays. */
export const noFilters = { due: undefined, status: undefined, type: undefined } as const;

/** Reads the address; what it does not know is ignored. */
export function readTasks(query: URLSearchParams): TasksState {
  const page = Number(query.get('page') ?? 1);
  return {
    scope: taskScopes.find(scope => scope === query.get('view')) ?? usualTasks.scope,
    due: taskDues.find(due => due === query.get('due')),
    status: taskStatuses.find(status => status === query.get('status')),
    type: taskTypes.find(type => type === query.get('type')),
    sort: taskSorts.find(sort => sort === query.get('sort')) ?? usualTasks.sort,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Address of the list in this state; what is as usual is left out. */
export function tasksAddress({ scope, due, status, type, sort, page }: TasksState): string {
  const query = new URLSearchParams({
    ...(scope !== usualTasks.scope && { view: scope }),
    ...(due && { due }),
    ...(status && { status }),
    ...(type && { type }),
    ...(sort !== usualTasks.sort && { sort }),
    ...(page !== 1 && { page: String(page) }),
  });
  const text = query.toString();
  return `/administration/tasks${text === '' ? '' : `?${text}`}`;
}

/** The state after a change; whatever changes but the page leads back to the first one. */
export const changeTasks = (state: TasksState, change: Partial<TasksState>): TasksState => ({
  ...state,
  page: 1,
  ...change,
});

/** Every status in which the work is of the kind that a registration's status stands for. */
const statusesOf: Readonly<Record<string, NonNullable<ProcessQuery['status']>>> = {
  INCOMPLETE: [
    registrationStatus.code('INCOMPLETE'),
    ...(['Open', 'CollectData', 'RiskAssessment'] as const).map(code => reviewProcessStatus.code(code)),
    taskProcessStatus.code('InProgress'),
  ],
  COMPLETE: [
    registrationStatus.code('COMPLETE'),
    reviewProcessStatus.code('WaitingForApproval'),
    taskProcessStatus.code('Review'),
  ],
};

export const queryOf = ({ scope, due, status, type, sort, page }: TasksState): ProcessQuery => ({
  scope,
  ...(due && { due }),
  ...(status && { status: [...(statusesOf[status] ?? [])] }),
  ...(type && { workflowType: [type] }),
  sort,
  page,
  max: tasksOnPage,
});
