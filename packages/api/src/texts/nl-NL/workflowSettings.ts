import type { workflowSettings as source } from '../en-US/workflowSettings.ts';

export const workflowSettings: typeof source = {
  title: 'Processen',
  intro:
    'Wat u hier wijzigt, geldt voor processen die vanaf nu starten. Lopende processen houden de versie waarmee ze begonnen.',
  on: 'Aan',
  off: 'Uit',
  change: 'Wijzigen',
  days_one: '{{formatted}} werkdag',
  days_other: '{{formatted}} werkdagen',
  stepCount: '{{on}} van {{all}} stappen',
  approvals: {
    twoPersons: 'Een collega keurt goed',
    twoPersonsSenior: 'Een beheerder keurt goed',
  },
  isOn: 'Processen van deze soort kunnen worden gestart',
  isOnHint: 'Staat dit uit, dan wordt er geen gestart; lopende processen gaan door.',
  slaDays: 'Termijn in werkdagen',
  slaHint: 'Voor het hele proces. Dagen waarop we op de cliënt wachten, tellen niet mee.',
  approval: 'Goedkeuring',
  stepOn: 'Deze stap hoort bij het proces',
  stepDays: 'Werkdagen, vanaf het begin van het proces',
  notes: 'Notitie',
  noteRules: {
    explained: 'Waar de uitkomst uitleg vraagt',
    always: 'Bij elke uitkomst',
  },
  pool: 'Groep',
  poolHint: 'De leden krijgen de stap om de beurt.',
  noPool: 'Met de hand toewijzen',
  maxOpen: 'Open processen per persoon',
  maxOpenHint:
    'Collega’s die er zo veel hebben, worden overgeslagen als een groep toewijst. Is niemand vrij, dan wordt het proces met de hand toegewezen.',
  lowers:
    'Een beheerder hoeft dan niet meer goed te keuren. Eerst moet een tweede persoon instemmen; tot dan wijzigt er niets.',
  lowerRequested: 'Aangevraagd: een tweede persoon moet instemmen. Tot dan wijzigt er niets.',
  lowered: 'Een beheerder zou niet meer hoeven goed te keuren',
  loweredEffect: 'Lopende processen houden de goedkeuring waarmee ze begonnen.',
  moveUp: 'Omhoog',
  running_one: 'Er loopt {{formatted}} proces, dat zijn versie houdt: daarin wijzigt niets.',
  running_other: 'Er lopen {{formatted}} processen, die hun versie houden: daarin wijzigt niets.',
  noneRuns: 'Er loopt nu geen proces van deze soort.',
  stale: 'Een collega heeft dit intussen gewijzigd. U ziet het zoals het nu is.',
  saved: 'Opgeslagen. Nieuwe processen verlopen zo.',
  save: 'Opslaan',
  cancel: 'Annuleren',
};
