import type { intake as source } from '../en-US/intake.ts';

export const intake: typeof source = {
  extensions: {
    professional: 'Dateien, die Ihre Mitarbeitenden senden dürfen',
    professionalHint:
      'Für Dokumente von Kunden; jede Datei hat höchstens 15 MB und muss sein, was ihr Name sagt.',
    allowed: 'Dateien, die die Firma überhaupt annimmt',
    allowedHint:
      'Auch von Kunden. HTML, XLSM und ZIP können etwas ausführen oder verbergen: Lassen Sie sie weg, wenn Sie sie nicht brauchen.',
  },
  history: {
    title: 'Verlauf',
    label: 'Wer was geändert hat',
    platform: 'Die Plattform',
    changed: '{{actor}} hat dies geändert',
    first: '{{actor}} hat dies eingerichtet',
    change: '{{field}}: {{old}} → {{now}}',
    nothing: 'nichts',
    added: '{{field}}, hinzugefügt: {{items}}',
    removed: '{{field}}, entfernt: {{items}}',
    reason: 'Warum: {{reason}}',
    more: 'Frühere Änderungen zeigen',
  },
  onboarding: {
    lower: {
      requested:
        'Weniger Personen würden entscheiden, also muss ein anderer Administrator zustimmen. Bis dahin bleibt alles, wie es war.',
      already: 'Darum wurde schon gebeten: Zuerst entscheidet ein anderer Administrator.',
      title: 'Weniger Personen entscheiden über einen Kunden',
      asked: '{{name}} hat darum gebeten ({{when}}): {{before}} → {{after}}.',
      mayDecide: 'Was vorher angefragt wurde, behält die Regel, unter der es angefragt wurde.',
      ownRequest:
        'Sie haben gefragt, also entscheidet ein anderer Administrator. Ein Unternehmen mit einem Administrator fragt Dossier oder lädt einen zweiten ein.',
      ownData: 'Jemand anderes entscheidet.',
      recentChange:
        'Jemand von Ihnen hat vor weniger als 72 Stunden Adresse, zweiten Faktor oder Rolle des anderen geändert, also entscheidet jemand anderes.',
      notSenior: 'Darüber entscheidet ein Administrator.',
      notPermitted: 'Nur wer diese Einstellungen ändern darf, entscheidet.',
      approve: 'Genehmigen',
      reject: 'Ablehnen',
      withdraw: 'Anfrage zurückziehen',
      done: {
        approve: 'Genehmigt und geändert.',
        reject: 'Die Anfrage wurde abgelehnt.',
        withdraw: 'Die Anfrage wurde zurückgezogen.',
      },
    },
    intro: 'Wie Ihre Firma jemanden aufnimmt. Alle anderen Workflows folgen den Schritten des Produkts.',
    title: 'Onboarding',
    completeness: 'Vollständigkeit',
    gate: 'Gefragt, bevor eine Registrierung vollständig ist',
    gateHint:
      'Was nicht angekreuzt ist, wird nicht gefragt und nicht gezählt. Ausfüllen lässt es sich weiterhin.',
    items: {
      partyFields: 'Die Felder jeder Partei',
      representative: 'Jemand, der für ein Unternehmen zeichnet',
      tax: 'Steuerlicher Wohnsitz, Steuernummer und US-Person',
      exposure: 'Politische Exponiertheit',
      originOfAssets: 'Herkunft des Vermögens',
      identity: 'Ein Ausweisdokument von allen',
      w9: '{{documentKind}} von US-Personen',
      chamberOfCommerceExtract: '{{documentKind}}, höchstens 90 Tage alt',
      uboRegisterExtract: '{{documentKind}}',
    },
    completion: 'Wer eine Registrierung für vollständig erklärt',
    completions: {
      manual: 'Wer daran arbeitet',
      automatic: 'Die Plattform, sobald nichts fehlt. Was jemand zurückgesendet hat, schließt jemand ab.',
    },
    decision: 'Entscheidung',
    acceptance: 'Bevor ein Kunde mit niedrigem oder mittlerem Risiko angenommen wird',
    acceptanceHint:
      'Bei hohem Risiko und politischer Exponiertheit verlangt das Gesetz einen Administrator, was Sie auch wählen.',
    policies: {
      none: 'Niemand sonst muss genehmigen',
      twoPersons: 'Eine zweite Person genehmigt',
      twoPersonsSenior: 'Ein Administrator genehmigt',
    },
    why: 'Warum',
    terms: 'Fristen in Arbeitstagen',
    incomplete: 'Bis sie vollständig ist',
    complete: 'Bis zur Entscheidung',
    calendar: 'Feiertage von',
  },
};
