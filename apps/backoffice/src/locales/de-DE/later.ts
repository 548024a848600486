import type { later as source } from '../en-US/later.ts';

export const later: typeof source = {
  sentences: {
    task: 'Arbeit erscheint hier nach Status, sobald Workflows für Ihre Kunden laufen.',
    workflowImport:
      'Importierte Änderungen erscheinen hier Zeile für Zeile, bevor sie eine Kundenakte erreichen.',
    pmsConnection:
      'Verknüpfungen zwischen Kundenakten und Ihrem Portfoliosystem erscheinen hier, sobald die Anbindung gelaufen ist.',
    kyc: 'Nichts ist fällig. Prüfungen, Treffer und ablaufende Dokumente erscheinen hier, sobald Kunden bewertet sind.',
    clients: 'Kunden erscheinen hier, sobald eine abgeschlossene Registrierung übernommen wurde.',
    businesses:
      'Gesellschaften und andere juristische Personen erscheinen hier, sobald eine abgeschlossene Registrierung übernommen wurde.',
    clientImports: 'Dateien importierter Kunden erscheinen hier mit dem Ergebnis jeder Zeile.',
    products: 'Produkte erscheinen hier, sobald ein Kunde für eines angenommen wurde.',
    bulkUpload:
      'Dokumente, die für viele Produkte zugleich hochgeladen werden, erscheinen hier mit ihrer Zuordnung.',
    settingsParties:
      'Identifizierung, Risikoprüfung, Screening und Unternehmensdaten folgen den Regeln des Produkts, bis sie hier einstellbar sind.',
    settingsProducts:
      'Signaturanfragen, Module, Fragebögen und Anlagepläne werden hier je Produkt eingestellt.',
    settingsConnections: 'Der Anteil, ab dem jemand als Eigentümer zählt, wird hier eingestellt.',
    settingsDocuments: 'Dokumenttypen und Standardverträge werden hier verwaltet.',
    settingsSurveys: 'Fragebögen Ihres Hauses werden hier aufgeführt.',
    settingsDataRetention:
      'Datensätze, deren Aufbewahrung endet, werden hier aufgeführt. Bis dahin wird nichts gelöscht.',
  },
  tabs: {
    board: 'Tafel',
    approvals: 'Meine Freigaben',
    reviews: 'Prüfungen',
    'screening-alerts': 'Screening-Treffer',
    expiring: 'Ablaufend',
    registers: 'Register',
    'event-log': 'Ereignisse',
    runs: 'Läufe',
    identification: 'Identifizierung',
    'risk-review': 'Risikoprüfung',
    screening: 'Screening',
    'business-data': 'Unternehmensdaten',
    'signature-requests': 'Signaturanfragen',
    modules: 'Zusatzmodule',
    surveys: 'Fragebögen',
    'investment-plan': 'Finanzieller Anlageplan',
    ownership: 'Beteiligungsanteil',
    configurator: 'Dokumentkonfigurator',
    contracts: 'Standardverträge',
  },
};
