import { workflowDisplayStatus, type WorkflowDisplayStatus } from '@dossier/validators/vocabularies';
import type { ProcessStatus } from './definition.ts';

export const processResults = ['done', 'rejected', 'cancelled'] as const;
export type ProcessResult = (typeof processResults)[number];

type Code = Parameters<typeof workflowDisplayStatus.code>[0];

const codes = {
  Open: 'open',
  CollectData: 'collectData',
  RiskAssessment: 'riskAssessment',
  WaitingForApproval: 'underReview',
  Review: 'underReview',
  // S2 §4 has no word for it among those that are listed together: what is planned is being carried out.
  InProgress: 'execution',
  ExitInitiation: 'exitInitiation',
  Execution: 'execution',
  Done: 'done',
  INCOMPLETE: 'incomplete',
  COMPLETE: 'complete',
  ACCEPTED: 'accepted',
  DONE: 'done',
  MIGRATED: 'done',
  REJECTED: 'rejected',
  DELETED: 'deleted',
} as const satisfies Readonly<Record<string, Code>>;

/** The word of S2 §4 for a status of any set; what ended is called by how it ended. */
export function displayStatusOf(status: ProcessStatus, result: ProcessResult | null): WorkflowDisplayStatus {
  return workflowDisplayStatus.code(result ?? codes[status as keyof typeof codes]);
}
