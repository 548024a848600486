import { statuses, vocabulary, type CodeOf } from './vocabulary.ts';

/** S2 §4. */
export const workflowType = /* @__PURE__ */ vocabulary('workflowType', [
  'review',
  'exit',
  'addProductToClient',
  'endProduct',
  'endParty',
  'manualIdentification',
  'partyInputOrchestration',
  'onboarding',
  'removeConnection',
  'changePartyStatus',
  'pmsKycsConnection',
  'deleteProductAuditTrail',
]);
export type WorkflowType = CodeOf<typeof workflowType>;

/** S2 §4: what a workflow process is about. */
export const workflowEntity = /* @__PURE__ */ vocabulary('workflowEntity', ['product', 'party']);
export type WorkflowEntity = CodeOf<typeof workflowEntity>;

/** The product for endProduct and addProductToClient, the party otherwise (S2 §4). */
export function entityOf(type: WorkflowType): WorkflowEntity {
  return type === 'endProduct' || type === 'addProductToClient' ? 'product' : 'party';
}

/** S2 §4: of a review. */
export const reviewProcessStatus = /* @__PURE__ */ statuses('reviewProcessStatus', [
  { code: 'Open', tone: 'neutral', outlined: true },
  { code: 'CollectData', tone: 'neutral' },
  { code: 'RiskAssessment', tone: 'info' },
  { code: 'WaitingForApproval', tone: 'warning' },
  { code: 'Done', tone: 'success' },
]);
export type ReviewProcessStatus = CodeOf<typeof reviewProcessStatus>;

/** S2 §4: of an exit. */
export const exitProcessStatus = /* @__PURE__ */ statuses('exitProcessStatus', [
  { code: 'ExitInitiation', tone: 'neutral' },
  { code: 'Execution', tone: 'info' },
  { code: 'WaitingForApproval', tone: 'warning' },
  { code: 'Done', tone: 'success' },
]);
export type ExitProcessStatus = CodeOf<typeof exitProcessStatus>;

/** S2 §4: of a task, and of every other workflow but onboarding, which has the statuses of its registration. */
export const taskProcessStatus = /* @__PURE__ */ statuses('taskProcessStatus', [
  { code: 'Open', tone: 'neutral', outlined: true },
  { code: 'InProgress', tone: 'neutral' },
  { code: 'Review', tone: 'warning' },
  { code: 'Done', tone: 'success' },
]);
export type TaskProcessStatus = CodeOf<typeof taskProcessStatus>;

/** S2 §4: the words in which processes of any type are listed together. */
export const workflowDisplayStatus = /* @__PURE__ */ statuses('workflowDisplayStatus', [
  { code: 'open', tone: 'neutral', outlined: true },
  { code: 'collectData', tone: 'neutral' },
  { code: 'riskAssessment', tone: 'info' },
  { code: 'underReview', tone: 'warning' },
  { code: 'done', tone: 'success' },
  { code: 'cancelled', tone: 'neutral' },
  { code: 'accepted', tone: 'success' },
  { code: 'rejected', tone: 'danger' },
  { code: 'exitInitiation', tone: 'neutral' },
  { code: 'execution', tone: 'info' },
  { code: 'incomplete', tone: 'neutral', outlined: true },
  { code: 'complete', tone: 'info' },
  { code: 'deleted', tone: 'neutral' },
]);
export type WorkflowDisplayStatus = CodeOf<typeof workflowDisplayStatus>;

/** S2 §4. */
export const reviewKind = /* @__PURE__ */ vocabulary('reviewKind', ['eventDriven', 'initial', 'periodic']);
export type ReviewKind = CodeOf<typeof reviewKind>;

/** S2 §4. */
export const reviewStatus = /* @__PURE__ */ statuses('reviewStatus', [
  { code: 'inProgress', tone: 'neutral' },
  { code: 'done', tone: 'success' },
]);
export type ReviewStatus = CodeOf<typeof reviewStatus>;

/** S2 §4. */
export const exitKind = /* @__PURE__ */ vocabulary('exitKind', ['voluntary', 'forced']);
export type ExitKind = CodeOf<typeof exitKind>;

/** Where a step of a process stands (3-decisions 4.4). */
export const stepStatus = /* @__PURE__ */ statuses('stepStatus', [
  { code: 'todo', tone: 'neutral', outlined: true },
  { code: 'doing', tone: 'neutral' },
  { code: 'waiting', tone: 'warning' },
  { code: 'done', tone: 'success' },
  { code: 'willNotDo', tone: 'neutral' },
]);
export type StepStatus = CodeOf<typeof stepStatus>;

/** S2 §4: how a step ended. */
export const stepOutcome = /* @__PURE__ */ statuses('stepOutcome', [
  { code: 'done', tone: 'success' },
  { code: 'willNotDo', tone: 'neutral' },
  { code: 'accept', tone: 'success' },
  { code: 'reject', tone: 'danger' },
  { code: 'valid', tone: 'success' },
  { code: 'inValid', tone: 'danger' },
  { code: 'accepted', tone: 'success' },
  { code: 'autoAccepted', tone: 'success' },
  { code: 'success', tone: 'success' },
  { code: 'failed', tone: 'danger' },
  { code: 'rejected', tone: 'danger' },
]);
export type StepOutcome = CodeOf<typeof stepOutcome>;
