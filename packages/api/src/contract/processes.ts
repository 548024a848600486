import { array, number, object, string } from 'yup';
import {
  registrationStatus,
  workflowEntity,
  workflowType,
  type RegistrationStatus,
  type WorkflowEntity,
  type WorkflowType,
} from '@dossier/validators/vocabularies';
import { endpoint } from './endpoint.ts';
import { pagingFields, valuesOf } from './envelope.ts';

export type { WorkflowType } from '@dossier/validators/vocabularies';

/** S2 §3, process. An onboarding has the id and the status of its registration. */
const workflowProcess = object({
  processId: string().required(),
  workflowType: string<WorkflowType>().oneOf(workflowType.codes).required(),
  status: string<RegistrationStatus>().oneOf(registrationStatus.codes).required(),
  entityType: string<WorkflowEntity>().oneOf(workflowEntity.codes).required(),
  entityId: string().required(),
  /** Name of the client. */
  entityName: string().required(),
  assignee: string().nullable().defined(),
  createdAt: string().required(),
  updatedAt: string().required(),
});

/** Whose work is meant. */
export const taskScopes = ['mine', 'unassigned', 'all'] as const;
export type TaskScope = (typeof taskScopes)[number];

const processes = endpoint({
  name: 'workflows.processes',
  service: 'workflows',
  method: 'GET',
  path: '/processes',
  kind: 'json',
  access: 'registrationRead',
  summary:
    'Processes of the statuses asked for, else those that are not finished; the one that nobody has touched for longest first. `counts` holds one figure per scope.',
  query: object({
    ...pagingFields,
    scope: string<TaskScope>().oneOf(taskScopes),
    status: valuesOf(registrationStatus.codes),
    workflowType: valuesOf(workflowType.codes),
  }),
  response: object({
    items: array(workflowProcess.required()).required(),
    total: number().integer().required(),
    counts: object({
      mine: number().integer().required(),
      unassigned: number().integer().required(),
      all: number().integer().required(),
    }).required(),
  }),
  errors: [],
});

/** What runs. */
export const running = { processes } as const;
