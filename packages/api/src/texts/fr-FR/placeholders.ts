import type { placeholders as source } from '../en-US/placeholders.ts';

export const placeholders: typeof source = {
  sentence: 'Cette partie n’est pas encore disponible.',
  titles: {
    workflowImport: 'Import de workflows',
    pmsConnection: 'Connexion PMS',
    kyc: 'KYC',
    clientImports: 'Import',
    products: 'Produits',
    bulkUpload: 'Chargement groupé',
    settingsDocuments: 'Documents',
    settingsSurveys: 'Questionnaires',
    settingsDataRetention: 'Conservation des données',
  },
};
