import type { riskSettings as source } from '../en-US/riskSettings.ts';

export const riskSettings: typeof source = {
  intro:
    'Hoe de risiconiveaus bij uw kantoor heten en na hoeveel maanden een cliënt opnieuw wordt beoordeeld.',
  levels: 'Risiconiveaus',
  levelsHint:
    'Een hoger risico wordt minstens zo vaak beoordeeld als een lager. Vanaf 10 juli 2027 eist de wet dat een cliënt met een hoog risico uiterlijk om de 12 maanden wordt beoordeeld, en elke andere uiterlijk om de 60 maanden.',
  name: 'Naam',
  nameHint: 'Laat een naam leeg om de naam te gebruiken die het product voor het niveau heeft.',
  months: 'Maanden tot de volgende beoordeling',
  noReview: 'Geen volgende beoordeling',
  fieldOf: '{{level}}: {{field}}',
  newClients: 'Nieuwe cliënten en cliënten zonder niveau',
  defaultMonths: 'Maanden voor een cliënt zonder niveau',
  defaultMonthsHint: 'Van 1 tot 60.',
  initial: 'Een nieuwe cliënt wordt binnen een week voor het eerst beoordeeld',
  initialHint: 'Anders volgt de eerste beoordeling na de maanden van het niveau.',
  effect:
    'Nieuwe maanden tellen vanaf de volgende beoordeling die wordt afgerond. Datums die al vaststaan, blijven tot dan ongewijzigd.',
  yes: 'Ja',
  no: 'Nee',
};
