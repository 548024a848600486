import { languages } from './languages.ts';
import { statuses, vocabulary, type CodeOf } from './vocabulary.ts';

/** S1 §6: the only four that may use the application. */
export const role = /* @__PURE__ */ vocabulary('role', [
  'ROLE_SYSTEM_ADMIN',
  'ROLE_TENANT_ADMIN',
  'ROLE_TENANT_USER',
  'ROLE_TENANT_AGENT',
]);
export type Role = CodeOf<typeof role>;

/** S1 §3: authenticator app, or a code by text message. */
export const mfaType = /* @__PURE__ */ vocabulary('mfaType', ['SOFTWARE', 'SMS']);
export type MfaType = CodeOf<typeof mfaType>;

/** S1 §1: their names come from `Intl.DisplayNames`. */
export const language = /* @__PURE__ */ vocabulary('language', languages);

/**
 * The permission catalogue: the ids that S2 §6 prints, the workflow writes that it describes, and below them ours
 * (3-decisions 4.2). Write implies read.
 */
export const permission = /* @__PURE__ */ vocabulary('permission', [
  'userGroupsSettingsRead',
  'userGroupsSettingsWrite',
  'userSettingsRead',
  'userSettingsWrite',
  'accessTokenSettingsRead',
  'accessTokenSettingsWrite',
  'notificationSettingsRead',
  'notificationSettingsWrite',
  'clientFileOverviewPartiesExport',
  'dataRetentionRead',
  'dataRetentionWrite',
  'dataRetentionSettingsRead',
  'dataRetentionSettingsWrite',
  'deleteProductWrite',
  'deletePartyWrite',
  'adminSettings',
  'workflowPartyInputOrchestrationProcessingStartedWrite',
  'workflowPartyInputOrchestrationDataChangedWrite',
  'workflowPartyInputOrchestrationValidationStartedWrite',
  'workflowReviewDoneWrite',
  'workflowExitDoneWrite',
  'workflowEndProductDoneWrite',
  'workflowEndPartyDoneWrite',
  'workflowAddProductToClientDoneWrite',
  'workflowOnboardingAcceptedWrite',
  'workflowOnboardingRejectedWrite',
  'workflowManualIdentificationSignOffWrite',
  'workflowChangePartyStatusWrite',
  'workflowRemoveConnectionWrite',

  'registrationRead',
  'registrationWrite',
  'clientFileRead',
  'clientFileWrite',
  'screeningResolve',
  'screeningSuppress',
  'riskOverride',
  'identifierReveal',
  'settingsGeneralRead',
  'settingsGeneralWrite',
  'settingsPartiesRead',
  'settingsPartiesWrite',
  'settingsProductsRead',
  'settingsProductsWrite',
  'settingsConnectionsRead',
  'settingsConnectionsWrite',
  'settingsDocumentsRead',
  'settingsDocumentsWrite',
  'settingsSurveysRead',
  'settingsSurveysWrite',
  'settingsWorkflowsRead',
  'settingsWorkflowsWrite',
  'custodianSend',
  'restrictedNotesRead',
  'restrictedNotesWrite',
  'auditRead',
  'evidencePackExport',
]);
export type Permission = CodeOf<typeof permission>;

/** S2 §3: what a person may do with a sign-off. The last is "may do either", never both on one item (3-decisions T12). */
export const signOffMode = /* @__PURE__ */ vocabulary('signOffMode', [
  'VIEW',
  'INITIATE',
  'APPROVE',
  'INITIATE_AND_APPROVE',
]);
export type SignOffMode = CodeOf<typeof signOffMode>;

/** Where a sign-off stands (3-decisions 4.18). */
export const signOffState = /* @__PURE__ */ statuses('signOffState', [
  { code: 'requested', tone: 'warning' },
  { code: 'approved', tone: 'success' },
  { code: 'rejected', tone: 'danger' },
  { code: 'withdrawn', tone: 'neutral' },
  { code: 'void', tone: 'neutral' },
  { code: 'expired', tone: 'neutral' },
]);
export type SignOffState = CodeOf<typeof signOffState>;
