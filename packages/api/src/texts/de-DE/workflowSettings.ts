import type { workflowSettings as source } from '../en-US/workflowSettings.ts';

export const workflowSettings: typeof source = {
  title: 'Prozesse',
  intro:
    'Was Sie hier ändern, gilt für Prozesse, die von jetzt an beginnen. Laufende behalten die Version, mit der sie begonnen haben.',
  on: 'Ein',
  off: 'Aus',
  change: 'Ändern',
  days_one: '{{formatted}} Arbeitstag',
  days_other: '{{formatted}} Arbeitstage',
  stepCount: '{{on}} von {{all}} Schritten',
  approvals: {
    twoPersons: 'Ein Kollege gibt frei',
    twoPersonsSenior: 'Ein Administrator gibt frei',
  },
  isOn: 'Prozesse dieser Art können gestartet werden',
  isOnHint: 'Ist dies aus, wird keiner gestartet; laufende gehen weiter.',
  slaDays: 'Frist in Arbeitstagen',
  slaHint: 'Für den ganzen Prozess. Tage, an denen wir auf den Kunden warten, zählen nicht.',
  approval: 'Freigabe',
  stepOn: 'Dieser Schritt gehört zum Prozess',
  stepDays: 'Arbeitstage, ab Beginn des Prozesses',
  notes: 'Notiz',
  noteRules: {
    explained: 'Wo das Ergebnis zu erklären ist',
    always: 'Bei jedem Ergebnis',
  },
  pool: 'Gruppe',
  poolHint: 'Die Mitglieder erhalten den Schritt der Reihe nach.',
  noPool: 'Von Hand zuweisen',
  maxOpen: 'Offene Prozesse je Person',
  maxOpenHint:
    'Wer so viele hat, wird übergangen, wenn eine Gruppe zuweist. Ist niemand frei, wird der Prozess von Hand zugewiesen.',
  lowers:
    'Ein Administrator müsste nicht mehr freigeben. Zuerst muss eine zweite Person zustimmen; bis dahin ändert sich nichts.',
  lowerRequested: 'Angefordert: Eine zweite Person muss zustimmen. Bis dahin ändert sich nichts.',
  lowered: 'Ein Administrator müsste nicht mehr freigeben',
  loweredEffect: 'Laufende Prozesse behalten die Freigabe, mit der sie begonnen haben.',
  moveUp: 'Nach oben',
  running_one: '{{formatted}} Prozess läuft und behält seine Version: Darin ändert sich nichts.',
  running_other: '{{formatted}} Prozesse laufen und behalten ihre Version: Darin ändert sich nichts.',
  noneRuns: 'Zurzeit läuft kein Prozess dieser Art.',
  stale: 'Ein Kollege hat dies inzwischen geändert. Sie sehen es, wie es jetzt ist.',
  saved: 'Gespeichert. Neue Prozesse laufen so ab.',
  save: 'Speichern',
  cancel: 'Abbrechen',
};
