import type { Permission } from '@dossier/api/contract';

/** What the texts of a row are called where it has two boxes; the permission names every other row. */
export type PairName =
  | 'userGroupsSettings'
  | 'userSettings'
  | 'accessTokenSettings'
  | 'notificationSettings'
  | 'dataRetention'
  | 'dataRetentionSettings'
  | 'registration'
  | 'clientFile'
  | 'restrictedNotes'
  | 'settingsGeneral'
  | 'settingsParties'
  | 'settingsProducts'
  | 'settingsConnections'
  | 'settingsDocuments'
  | 'settingsSurveys'
  | 'settingsWorkflows';

/** One thing that people may do: to read and to write, or only one of them. */
export interface MatrixRow {
  readonly id: string;
  readonly pair: PairName | null;
  readonly read: Permission | null;
  readonly write: Permission | null;
}

const pair = (name: PairName): MatrixRow => ({
  id: name,
  pair: name,
  read: `${name}Read`,
  write: `${name}Write`,
});
const single = (permission: Permission): MatrixRow => ({
  id: permission,
  pair: null,
  read: permission.endsWith('Read') ? permission : null,
  write: permission.endsWith('Read') ? null : permission,
});

export const matrixSections = {
  access: [
    ...(['userGroupsSettings', 'userSettings', 'accessTokenSettings', 'notificationSettings'] as const).map(
      pair,
    ),
    single('auditRead'),
  ],
  clients: [
    pair('registration'),
    pair('clientFile'),
    ...(
      [
        'clientFileOverviewPartiesExport',
        'evidencePackExport',
        'identifierReveal',
        'deletePartyWrite',
        'deleteProductWrite',
      ] as const
    ).map(single),
    pair('restrictedNotes'),
    pair('dataRetention'),
    pair('dataRetentionSettings'),
  ],
  checks: (
    [
      'screeningResolve',
      'screeningSuppress',
      'riskOverride',
      'workflowManualIdentificationSignOffWrite',
    ] as const
  ).map(single),
  workflows: (
    [
      'workflowOnboardingAcceptedWrite',
      'workflowOnboardingRejectedWrite',
      'workflowReviewDoneWrite',
      'workflowExitDoneWrite',
      'workflowEndPartyDoneWrite',
      'workflowEndProductDoneWrite',
      'workflowAddProductToClientDoneWrite',
      'workflowChangePartyStatusWrite',
      'workflowRemoveConnectionWrite',
      'workflowPartyInputOrchestrationValidationStartedWrite',
      'workflowPartyInputOrchestrationDataChangedWrite',
      'workflowPartyInputOrchestrationProcessingStartedWrite',
      'custodianSend',
    ] as const
  ).map(single),
  settings: [
    ...(
      [
        'settingsGeneral',
        'settingsParties',
        'settingsProducts',
        'settingsConnections',
        'settingsDocuments',
        'settingsSurveys',
        'settingsWorkflows',
      ] as const
    ).map(pair),
    single('adminSettings'),
  ],
} as const satisfies Readonly<Record<string, readonly MatrixRow[]>>;
export type MatrixSectionName = keyof typeof matrixSections;
export const matrixSectionNames = Object.keys(matrixSections) as readonly MatrixSectionName[];
