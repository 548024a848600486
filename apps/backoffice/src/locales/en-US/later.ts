/** The places whose area comes later. */
export const later = {
  sentence: 'This part is not available yet.',
  titles: {
    task: 'Task dashboard',
    workflowImport: 'Workflow import',
    pmsConnection: 'PMS connection',
    kyc: 'KYC',
    clients: 'Natural persons',
    businesses: 'Businesses',
    clientImports: 'Import',
    products: 'Products',
    bulkUpload: 'Bulk upload',
    settingsParties: 'Parties',
    settingsProducts: 'Products',
    settingsConnections: 'Connections',
    settingsDocuments: 'Documents',
    settingsSurveys: 'Surveys',
    settingsDataRetention: 'Data retention',
  },
};
