import type { placeholders as source } from '../en-US/placeholders.ts';

export const placeholders: typeof source = {
  sentence: 'Dieser Bereich ist noch nicht verfügbar.',
  titles: {
    workflowImport: 'Workflow-Import',
    pmsConnection: 'PMS-Anbindung',
    kyc: 'KYC',
    clientImports: 'Import',
    products: 'Produkte',
    bulkUpload: 'Sammel-Upload',
    settingsDocuments: 'Dokumente',
    settingsSurveys: 'Fragebögen',
    settingsDataRetention: 'Datenaufbewahrung',
  },
};
