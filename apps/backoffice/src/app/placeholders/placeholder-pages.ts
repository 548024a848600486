import type { Texts } from '@dossier/api/texts';
import { home, type Demands } from '../guards.ts';
import { settingsSections } from '../../shared/settings-sections.ts';

export type PlaceholderName = keyof Texts['placeholders']['titles'];

/**
 * A place of the route map (S1 §2) whose area is not built yet: nothing leads there, and its address answers with that
 * in one sentence. It goes when its area comes.
 */
export interface PlaceholderPage {
  readonly path: string;
  readonly name: PlaceholderName;
  readonly demands: Demands;
}

const administration = { area: 'administration' } as const;
const clients = { ...administration, feature: 'clientFile', permission: 'clientFileRead' } as const;
const imports = {
  ...clients,
  anyOf: [
    'workflowPartyInputOrchestrationValidationStartedWrite',
    'workflowPartyInputOrchestrationDataChangedWrite',
  ],
} as const;

const page = (path: string, name: PlaceholderName, demands: Demands): PlaceholderPage => ({
  path: `/administration/${path}`,
  name,
  demands,
});

const settings = (
  path: string,
  name: PlaceholderName,
  permission: NonNullable<Demands['permission']>,
): PlaceholderPage =>
  page(`settings/${path}`, name, { ...administration, permission, instead: Object.values(settingsSections) });

/** The demands are those of `3-decisions.md` 4.3. */
export const placeholderPages: readonly PlaceholderPage[] = [
  page('workflow-import', 'workflowImport', imports),
  page('pms-connection', 'pmsConnection', {
    ...administration,
    feature: 'pmsKycsConnection',
    isOpenToAdmins: true,
    permission: 'clientFileWrite',
    instead: [{ href: home, anyOf: [] }],
  }),
  page('kyc', 'kyc', { ...administration, anyOf: ['clientFileRead', 'registrationRead'] }),
  page('clients/imports', 'clientImports', imports),
  page('products', 'products', clients),
  ...['', '/0', '/1', '/2', '/3'].map(step =>
    page(step === '' ? 'bulk-upload' : `bulk-upload/upload-product-documents-overview${step}`, 'bulkUpload', {
      ...clients,
      permission: 'clientFileWrite',
    }),
  ),
  settings('documents', 'settingsDocuments', 'settingsDocumentsRead'),
  settings('surveys', 'settingsSurveys', 'settingsSurveysRead'),
  settings('data-retention', 'settingsDataRetention', 'dataRetentionRead'),
];

/** Addresses of records of which there are none yet: the user who opens one learns just that (4.3: no existence leak). */
export const placeholderRecords: readonly { readonly path: string; readonly demands: Demands }[] = [
  { path: '/administration/products/:id', demands: clients },
];
