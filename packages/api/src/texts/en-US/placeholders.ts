export const placeholders = {
  sentence: 'This part is not available yet.',
  titles: {
    workflowImport: 'Workflow import',
    pmsConnection: 'PMS connection',
    kyc: 'KYC',
    clientImports: 'Import',
    products: 'Products',
    bulkUpload: 'Bulk upload',
    settingsDocuments: 'Documents',
    settingsSurveys: 'Surveys',
    settingsDataRetention: 'Data retention',
  },
};
