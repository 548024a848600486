import {
  registrationStatus,
  workflowEntity,
  workflowType,
  type RegistrationStatus,
  type WorkflowEntity,
  type WorkflowType,
} from '@dossier/validators/vocabularies';
import { object, string } from '../answers.ts';

export type { WorkflowType } from '@dossier/validators/vocabularies';

/** S2 §3, process. An onboarding has the id and the status of its registration. */
export const workflowProcess = object({
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
