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
import { registrationStages, type RegistrationStage } from './registration-filters.ts';

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
    'Processes that are not finished, the one that nobody has touched for longest first. `counts` holds one figure per scope.',
  query: object({
    ...pagingFields,
    scope: string<TaskScope>().oneOf(taskScopes),
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

/** How many months an overview may look back, the present one included. */
export const overviewPeriods = ['3', '6', '12', '24'] as const;
export type OverviewPeriod = (typeof overviewPeriods)[number];

const count = () => number().integer().min(0).required();

const overview = endpoint({
  name: 'workflows.overview',
  service: 'workflows',
  method: 'GET',
  path: '/overview',
  kind: 'json',
  access: 'registrationRead',
  summary:
    'Figures of the dashboard: registrations per month and kind, how far they came and how long it took, and who has how much to do. Deleted ones count as deleted only.',
  query: object({ months: string<OverviewPeriod>().oneOf(overviewPeriods) }),
  response: object({
    /** Every month of the period, yyyy-mm, the oldest first. */
    months: array(
      object({
        month: string().required(),
        INDIVIDUAL: count(),
        JOINT: count(),
        BUSINESS: count(),
      }).required(),
    ).required(),
    /** Of those that began in the period; null for an Agent. */
    pipeline: object({
      stages: array(
        object({
          status: string<RegistrationStage>().oneOf(registrationStages).required(),
          reached: count(),
          /** Working days that the one in the middle stayed; null where none has left yet. */
          medianDays: number().min(0).nullable().defined(),
        }).required(),
      ).required(),
      rejected: count(),
      deleted: count(),
    })
      .nullable()
      .defined(),
    /** Open registrations a person, those of nobody first; null for whoever is no Admin. */
    team: array(
      object({
        assigneeId: string().nullable().defined(),
        name: string().nullable().defined(),
        open: object({ INCOMPLETE: count(), COMPLETE: count() }).required(),
      }).required(),
    )
      .nullable()
      .defined(),
  }),
  errors: [],
});

/** What runs, and how much of it. */
export const running = { processes, overview } as const;
