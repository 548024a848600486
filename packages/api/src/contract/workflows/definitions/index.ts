import { deleteProductAuditTrail, partyInputOrchestration, pmsKycsConnection } from './data.ts';
import type { WorkflowDefinition } from './definition.ts';
import { endParty, exitForced, exitVoluntary } from './exits.ts';
import { onboarding } from './onboarding.ts';
import { changePartyStatus, manualIdentification, removeConnection } from './parties.ts';
import { addProductToClient, endProduct } from './products.ts';
import { reviewEventDriven, reviewInitial, reviewPeriodic } from './reviews.ts';

export { effectOf } from './definition.ts';
export type { OutcomeEffect, ProcessStatus, StepDefinition, WorkflowDefinition } from './definition.ts';
export { displayStatusOf, processResults, type ProcessResult } from './display-status.ts';
export { isRejected, openSteps, statusOf, type Outcomes } from './progress.ts';

/** Every workflow of 3-decisions 4.4 as it comes with the platform; a firm's own versions take their place. */
export const workflowDefinitions: readonly WorkflowDefinition[] = [
  onboarding,
  reviewInitial,
  reviewPeriodic,
  reviewEventDriven,
  exitVoluntary,
  exitForced,
  endParty,
  addProductToClient,
  endProduct,
  manualIdentification,
  changePartyStatus,
  removeConnection,
  partyInputOrchestration,
  pmsKycsConnection,
  deleteProductAuditTrail,
];
