import type { LateTexts } from '../../locales/en-US/index.ts';
import type { Demands } from '../guards.ts';

type Later = LateTexts['later'];
export type PlaceName = keyof Later['sentences'];
export type PlaceTab = keyof Later['tabs'];

/**
 * A place of the route map (S1 §2) whose area is not built yet: its real tabs, no rows, and one sentence that says what
 * will fill them. It goes when its area comes.
 */
export interface LaterPage {
  readonly path: string;
  readonly name: PlaceName;
  readonly tabs: readonly PlaceTab[];
  readonly demands: Demands;
}

const administration = { area: 'administration' } as const;
const clients = { ...administration, feature: 'clientFile', permission: 'clientFileRead' } as const;
const imports = {
  ...administration,
  feature: 'clientFile',
  anyOf: [
    'workflowPartyInputOrchestrationValidationStartedWrite',
    'workflowPartyInputOrchestrationDataChangedWrite',
  ],
} as const;

const page = (
  path: string,
  name: PlaceName,
  demands: Demands,
  tabs: readonly PlaceTab[] = [],
): LaterPage => ({ path: `/administration/${path}`, name, demands, tabs });

/** The demands are those of `3-decisions.md` 4.3. */
export const laterPages: readonly LaterPage[] = [
  page('task', 'task', administration, ['board', 'approvals']),
  page('workflow-import', 'workflowImport', imports),
  page('pms-connection', 'pmsConnection', {
    ...administration,
    feature: 'pmsKycsConnection',
    permission: 'clientFileWrite',
  }),
  page('kyc', 'kyc', { ...administration, anyOf: ['clientFileRead', 'registrationRead'] }, [
    'reviews',
    'screening-alerts',
    'expiring',
    'registers',
    'event-log',
    'runs',
  ]),
  page('clients', 'clients', clients),
  page('clients/business', 'businesses', clients),
  page('clients/imports', 'clientImports', imports),
  page('products', 'products', clients),
  ...['', '/0', '/1', '/2', '/3'].map(step =>
    page(step === '' ? 'bulk-upload' : `bulk-upload/upload-product-documents-overview${step}`, 'bulkUpload', {
      ...clients,
      permission: 'clientFileWrite',
    }),
  ),
  page('settings/parties', 'settingsParties', { ...administration, permission: 'settingsPartiesRead' }, [
    'identification',
    'risk-review',
    'screening',
    'business-data',
  ]),
  page('settings/products', 'settingsProducts', { ...administration, permission: 'settingsProductsRead' }, [
    'signature-requests',
    'modules',
    'surveys',
    'investment-plan',
  ]),
  page(
    'settings/connections',
    'settingsConnections',
    { ...administration, permission: 'settingsConnectionsRead' },
    ['ownership'],
  ),
  page(
    'settings/documents',
    'settingsDocuments',
    { ...administration, permission: 'settingsDocumentsRead' },
    ['configurator', 'contracts'],
  ),
  page('settings/surveys', 'settingsSurveys', { ...administration, permission: 'settingsSurveysRead' }),
  page('settings/data-retention', 'settingsDataRetention', {
    ...administration,
    permission: 'dataRetentionRead',
  }),
];

/** Addresses of records of which there are none yet: whoever opens one learns just that (4.3: no existence leak). */
export const laterRecords: readonly { readonly path: string; readonly demands: Demands }[] = [
  { path: '/administration/clients/:id', demands: clients },
  { path: '/administration/products/:id', demands: clients },
];
