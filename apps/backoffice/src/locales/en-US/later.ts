/** The places whose area comes later. */
export const later = {
  sentences: {
    task: 'Work appears here by status as soon as workflows run for your clients.',
    workflowImport: 'Imported changes appear here, row by row, before they reach a client file.',
    pmsConnection:
      'Links between client files and your portfolio system appear here once the connection has run.',
    kyc: 'Nothing is due. Reviews, alerts and expiring documents appear here once clients have been assessed.',
    clients: 'Clients appear here when a registration that is done has been migrated.',
    businesses:
      'Companies and other legal entities appear here when a registration that is done has been migrated.',
    clientImports: 'Files of clients that were imported appear here with the result of each row.',
    products: 'Products appear here when a client has been accepted for one.',
    bulkUpload: 'Documents that are uploaded for many products at once appear here with their match.',
    settingsParties:
      'Identification, risk review, screening and business data keep to the product’s own rules until they can be set here.',
    settingsProducts:
      'Signature requests, modules, surveys and investment plans will be set here for each product.',
    settingsConnections: 'The ownership percentage from which somebody counts as an owner will be set here.',
    settingsDocuments: 'Document types and default contracts will be kept here.',
    settingsSurveys: 'Surveys that your firm builds will be listed here.',
    settingsDataRetention: 'Records whose retention ends will be listed here. Until then nothing is deleted.',
  },
  tabs: {
    board: 'Board',
    approvals: 'My approvals',
    reviews: 'Reviews',
    'screening-alerts': 'Screening alerts',
    expiring: 'Expiring',
    registers: 'Registers',
    'event-log': 'Event log',
    runs: 'Runs',
    identification: 'Identification',
    'risk-review': 'Risk review',
    screening: 'Screening',
    'business-data': 'Business data',
    'signature-requests': 'Signature requests',
    modules: 'Additional modules',
    surveys: 'Surveys',
    'investment-plan': 'Financial investment plan',
    ownership: 'Ownership percentage',
    configurator: 'Document configurator',
    contracts: 'Default contracts',
  },
};
