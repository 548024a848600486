import { vocabulary, type CodeOf } from './vocabulary.ts';

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
