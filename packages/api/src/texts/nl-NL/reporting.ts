import type { reporting as source } from '../en-US/reporting.ts';

export const reporting: typeof source = {
  title: 'Klaar om te handelen en te rapporteren',
  nationality: 'Nationaliteit in de rapportage',
  noNationality: 'Er is geen nationaliteit bekend.',
  chosen: '{{country}}, de eerste in de Europese Economische Ruimte op landcode',
  identifier: 'Identificatie',
  lacking: 'Ontbreekt: {{names}}',
  insteadOf: '{{name}}; {{others}} gaat voor',
  identifiers: {
    nationalNumber: 'nationaal nummer',
    taxNumber: 'fiscaal nummer van dat land',
    passport: 'paspoort',
    idCard: 'identiteitskaart',
    concat: 'CONCAT-code',
  },
  noConcat: 'Voornamen, achternaam, geboortedatum en een nationaliteit vormen de code.',
  lei: 'Legal Entity Identifier (LEI)',
  leiStates: {
    issued: 'Uitgegeven en geldig',
    expired: 'Verlopen: verleng deze voor er wordt gehandeld',
    notValid: 'Niet uitgegeven: er kan niet worden gehandeld',
    missing: 'Ontbreekt',
  },
  tax: 'Fiscaal nummer',
  taxOf: 'Fiscaal nummer: {{country}}',
  noResidency: 'Er is geen fiscale woonplaats vastgelegd.',
  taxStates: {
    recorded: 'Vastgelegd',
    reason: 'Geen, met een reden',
    awaited: 'Nog niet uitgegeven',
    overdue: 'Al een jaar niet uitgegeven: vraag het opnieuw',
    missing: 'Ontbreekt, zonder reden',
  },
  untilDay: '{{state}}, tot {{day}}',
};
