import type { intake as source } from '../en-US/intake.ts';

export const intake: typeof source = {
  extensions: {
    kinds: {
      documents: 'Dokumente',
      pictures: 'Bilder',
      mail: 'E-Mail',
      sound: 'Ton',
      risky: 'Kann schädliche Inhalte enthalten',
    },
    professional: 'Dateitypen, die Ihre Mitarbeitenden hochladen dürfen',
    professionalHint:
      'Für Dokumente von Kunden. Höchstens 15 MB je Datei, und der Inhalt muss zum Typ passen.',
    allowed: 'Dateitypen, die Ihr Unternehmen annimmt',
    allowedHint:
      'Auch von Kunden. HTML, XLSM und ZIP können schädliche Inhalte haben: Erlauben Sie sie nur, wenn Sie sie brauchen.',
  },
  history: {
    title: 'Verlauf',
    label: 'Änderungen',
    platform: 'Das System',
    changed: '{{actor}} hat dies geändert',
    first: '{{actor}} hat dies eingerichtet',
    change: '{{field}}: {{old}} → {{now}}',
    nothing: 'nichts',
    added: '{{field}}, hinzugefügt: {{items}}',
    removed: '{{field}}, entfernt: {{items}}',
    reason: 'Grund: {{reason}}',
    more: 'Frühere Änderungen zeigen',
  },
  onboarding: {
    lower: {
      requested:
        'Weniger Personen würden entscheiden, daher muss ein anderer Administrator dies freigeben. Bis dahin ändert sich nichts.',
      already: 'Dies wurde bereits angefordert: Zuerst muss ein anderer Administrator entscheiden.',
      title: 'Weniger Personen entscheiden über einen Kunden',
      summary: '{{name}} hat dies angefordert ({{when}}): {{before}} → {{after}}.',
      mayDecide: 'Für offene Anforderungen gilt weiter die Regel, unter der sie gestellt wurden.',
      ownRequest:
        'Ein anderer Administrator muss entscheiden, weil Sie dies angefordert haben. Als einziger Administrator wenden Sie sich an Dossier oder laden Sie einen zweiten ein.',
      ownData: 'Jemand anderes im Team muss entscheiden.',
      recentChange:
        'Jemand anderes im Team muss entscheiden, weil Adresse, zweiter Faktor, Rolle oder Gruppen in den letzten 72 Stunden von einem von Ihnen für den anderen geändert wurden.',
      notSenior: 'Ein Administrator muss entscheiden.',
      notPermitted: 'Sie brauchen die Berechtigung, diese Einstellungen zu ändern.',
      approve: 'Freigeben',
      reject: 'Ablehnen',
      withdraw: 'Anforderung zurückziehen',
      done: {
        approve: 'Freigegeben und geändert.',
        reject: 'Anforderung abgelehnt.',
        withdraw: 'Anforderung zurückgezogen.',
      },
    },
    intro: 'Wie Sie Kunden aufnehmen, und wie die anderen Workflows ablaufen.',
    title: 'Onboarding',
    lane: {
      label: 'Schritte des Onboardings',
      title: 'Mit diesen Einstellungen',
      collect: 'Akte vervollständigen',
      decide: 'Entscheiden',
      end: 'Kunde angenommen',
      required_one: '{{formatted}} Angabe erforderlich',
      required_other: '{{formatted}} Angaben erforderlich',
      days_one: 'Höchstens {{formatted}} Arbeitstag',
      days_other: 'Höchstens {{formatted}} Arbeitstage',
      completions: {
        manual: 'Bearbeiter/in meldet die Vollständigkeit',
        automatic: 'Vollständig, sobald nichts fehlt',
      },
      needs: {
        INDIVIDUAL: 'Nötig für eine Privatperson',
        JOINT: 'Nötig für gemeinsame Kunden',
        BUSINESS: 'Nötig für ein Unternehmen',
      },
      nothing: 'Nichts',
      holidays: 'Wochenenden und Feiertage zählen nicht ({{country}}).',
      open_one: 'Eine Änderung gilt auch für die {{formatted}} offene Registrierung.',
      open_other: 'Eine Änderung gilt auch für die {{formatted}} offenen Registrierungen.',
    },
    completeness: 'Schritt 1: Akte vervollständigen',
    gate: 'Erforderlich für die Vollständigkeit',
    gateHint: 'Was nicht angekreuzt ist, ist optional.',
    items: {
      partyFields: 'Angaben zu allen Beteiligten',
      representative: 'Eine zeichnungsberechtigte Person für ein Unternehmen',
      beneficialOwners: 'Die bestätigten wirtschaftlich Berechtigten eines Unternehmens',
      tax: 'Steuerliche Ansässigkeit, Steuernummer und US-Person',
      exposure: 'Politische Exponiertheit',
      originOfAssets: 'Herkunft des Vermögens',
      identity: 'Ein Ausweis jeder Person',
      w9: '{{documentKind}} von US-Personen',
      chamberOfCommerceExtract: '{{documentKind}}, höchstens 90 Tage alt',
      uboRegisterExtract: '{{documentKind}}',
    },
    completion: 'Registrierung als vollständig markieren',
    completions: {
      manual: 'Durch den Bearbeiter',
      automatic:
        'Automatisch, sobald nichts fehlt. Zurückgesendete Registrierungen müssen von Hand als vollständig markiert werden.',
    },
    decision: 'Schritt 2: entscheiden',
    calendarTitle: 'Kalender',
    acceptance: 'Bevor ein Kunde mit niedrigem oder mittlerem Risiko angenommen wird',
    acceptanceHint:
      'Bei hohem Risiko und politischer Exponiertheit ist gesetzlich immer ein Administrator erforderlich.',
    policies: {
      none: 'Keine Freigabe nötig',
      twoPersons: 'Jemand anderes im Team gibt frei',
      twoPersonsSenior: 'Ein Administrator gibt frei',
    },
    soleTitle: 'Ein-Personen-Unternehmen',
    sole: 'Ein Administrator entscheidet allein',
    soleHint:
      'Für ein Unternehmen, in dem sonst niemand Kunden annehmen darf. Eine Anforderung wartet 24 Stunden; danach bestätigt derselbe Administrator sie mit einem Code aus der Authenticator-App. Festgehalten wird, dass allein entschieden wurde.',
    soleOthers:
      'Andere in Ihrem Unternehmen dürfen Kunden annehmen oder waren in den letzten 30 Tagen Administrator, daher entscheidet niemand allein. Es wurde nichts gespeichert.',
    soleValues: { on: 'Ein Administrator entscheidet allein', off: 'Niemand entscheidet allein' },
    why: 'Grund',
    terms: 'Fristen in Arbeitstagen',
    incomplete: 'Bis zur Vollständigkeit',
    complete: 'Bis zur Entscheidung',
    calendar: 'Feiertage',
  },
};
