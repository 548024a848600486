import type { later as source } from '../en-US/later.ts';

export const later: typeof source = {
  sentences: {
    task: 'Werk verschijnt hier per status zodra er workflows lopen voor uw cliënten.',
    workflowImport:
      'Geïmporteerde wijzigingen verschijnen hier, rij voor rij, voordat ze een cliëntdossier bereiken.',
    pmsConnection:
      'Koppelingen tussen cliëntdossiers en uw portefeuillesysteem verschijnen hier zodra de koppeling heeft gedraaid.',
    kyc: 'Er is niets te doen. Reviews, meldingen en aflopende documenten verschijnen hier zodra cliënten zijn beoordeeld.',
    clients: 'Cliënten verschijnen hier wanneer een afgeronde registratie is gemigreerd.',
    businesses:
      'Bedrijven en andere rechtspersonen verschijnen hier wanneer een afgeronde registratie is gemigreerd.',
    clientImports: 'Bestanden met geïmporteerde cliënten verschijnen hier met het resultaat per rij.',
    products: 'Producten verschijnen hier wanneer een cliënt voor een product is geaccepteerd.',
    bulkUpload:
      'Documenten die voor veel producten tegelijk worden geüpload, verschijnen hier met hun koppeling.',
    settingsParties:
      'Identificatie, risicoreview, screening en bedrijfsgegevens volgen de standaardregels van het product tot ze hier in te stellen zijn.',
    settingsProducts:
      'Ondertekenverzoeken, modules, vragenlijsten en beleggingsplannen worden hier per product ingesteld.',
    settingsConnections:
      'Het eigendomspercentage vanaf wanneer iemand als eigenaar geldt, wordt hier ingesteld.',
    settingsDocuments: 'Documenttypen en standaardcontracten worden hier bewaard.',
    settingsSurveys: 'Vragenlijsten die uw firma maakt, komen hier te staan.',
    settingsDataRetention:
      'Dossiers waarvan de bewaartermijn afloopt, komen hier te staan. Tot dan wordt niets verwijderd.',
  },
  tabs: {
    board: 'Bord',
    approvals: 'Mijn goedkeuringen',
    reviews: 'Reviews',
    'screening-alerts': 'Screeningmeldingen',
    expiring: 'Aflopend',
    registers: 'Registers',
    'event-log': 'Gebeurtenissen',
    runs: 'Runs',
    identification: 'Identificatie',
    'risk-review': 'Risicoreview',
    screening: 'Screening',
    'business-data': 'Bedrijfsgegevens',
    'signature-requests': 'Ondertekenverzoeken',
    modules: 'Extra modules',
    surveys: 'Vragenlijsten',
    'investment-plan': 'Financieel beleggingsplan',
    ownership: 'Eigendomspercentage',
    configurator: 'Documentconfigurator',
    contracts: 'Standaardcontracten',
  },
};
