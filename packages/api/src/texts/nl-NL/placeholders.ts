import type { placeholders as source } from '../en-US/placeholders.ts';

export const placeholders: typeof source = {
  sentence: 'Dit onderdeel is nog niet beschikbaar.',
  titles: {
    workflowImport: 'Workflow-import',
    pmsConnection: 'PMS-koppeling',
    kyc: 'KYC',
    clientImports: 'Import',
    products: 'Producten',
    bulkUpload: 'Bulkupload',
    settingsDocuments: 'Documenten',
    settingsSurveys: 'Vragenlijsten',
    settingsDataRetention: 'Gegevensbewaring',
  },
};
