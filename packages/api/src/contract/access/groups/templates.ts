import type { Permission } from '../../permission.ts';

export const groupTemplates = {
  compliance: [
    'workflowOnboardingAcceptedWrite',
    'screeningSuppress',
    'workflowReviewDoneWrite',
    'workflowManualIdentificationSignOffWrite',
    'auditRead',
    'evidencePackExport',
  ],
  operations: [
    'clientFileOverviewPartiesExport',
    'workflowPartyInputOrchestrationProcessingStartedWrite',
    'workflowExitDoneWrite',
    'workflowEndPartyDoneWrite',
    'custodianSend',
  ],
  settingsReader: [
    'settingsGeneralRead',
    'settingsPartiesRead',
    'settingsProductsRead',
    'settingsConnectionsRead',
    'settingsDocumentsRead',
    'settingsSurveysRead',
    'settingsWorkflowsRead',
    'userSettingsRead',
    'userGroupsSettingsRead',
  ],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;
export type GroupTemplate = keyof typeof groupTemplates;
export const groupTemplateNames = Object.keys(groupTemplates) as readonly GroupTemplate[];
