import type { later as source } from '../en-US/later.ts';

export const later: typeof source = {
  sentences: {
    task: 'Le travail apparaît ici par statut dès que des workflows sont en cours pour vos clients.',
    workflowImport:
      'Les modifications importées apparaissent ici, ligne par ligne, avant d’atteindre un dossier client.',
    pmsConnection:
      'Les liens entre les dossiers clients et votre système de portefeuille apparaissent ici après la première exécution.',
    kyc: 'Rien à traiter. Les revues, alertes et documents qui expirent apparaissent ici une fois les clients évalués.',
    clients: 'Les clients apparaissent ici lorsqu’un enregistrement terminé a été migré.',
    businesses:
      'Les sociétés et autres personnes morales apparaissent ici lorsqu’un enregistrement terminé a été migré.',
    clientImports: 'Les fichiers de clients importés apparaissent ici avec le résultat de chaque ligne.',
    products: 'Les produits apparaissent ici lorsqu’un client a été accepté pour l’un d’eux.',
    bulkUpload:
      'Les documents chargés pour plusieurs produits à la fois apparaissent ici avec leur correspondance.',
    settingsParties:
      'L’identification, la revue des risques, le filtrage et les données d’entreprise suivent les règles du produit tant qu’ils ne se règlent pas ici.',
    settingsProducts:
      'Les demandes de signature, modules, questionnaires et plans d’investissement se règleront ici par produit.',
    settingsConnections:
      'Le pourcentage de détention à partir duquel une personne compte comme propriétaire se règlera ici.',
    settingsDocuments: 'Les types de documents et les contrats par défaut seront gérés ici.',
    settingsSurveys: 'Les questionnaires créés par votre société seront listés ici.',
    settingsDataRetention:
      'Les dossiers dont la conservation prend fin seront listés ici. D’ici là, rien n’est supprimé.',
  },
  tabs: {
    board: 'Tableau',
    approvals: 'Mes approbations',
    reviews: 'Revues',
    'screening-alerts': 'Alertes de filtrage',
    expiring: 'Expirations',
    registers: 'Registres',
    'event-log': 'Journal des événements',
    runs: 'Exécutions',
    identification: 'Identification',
    'risk-review': 'Revue des risques',
    screening: 'Filtrage',
    'business-data': 'Données d’entreprise',
    'signature-requests': 'Demandes de signature',
    modules: 'Modules complémentaires',
    surveys: 'Questionnaires',
    'investment-plan': 'Plan d’investissement',
    ownership: 'Pourcentage de détention',
    configurator: 'Configurateur de documents',
    contracts: 'Contrats par défaut',
  },
};
