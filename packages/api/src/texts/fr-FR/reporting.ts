import type { reporting as source } from '../en-US/reporting.ts';

export const reporting: typeof source = {
  title: 'Prêt à négocier et à déclarer',
  nationality: 'Nationalité déclarée',
  noNationality: 'Aucune nationalité n’est connue.',
  chosen: '{{country}}, la première de l’Espace économique européen selon son code',
  identifier: 'Identifiant',
  lacking: 'Manque : {{names}}',
  insteadOf: '{{name}} ; {{others}} passerait avant',
  identifiers: {
    nationalNumber: 'numéro national',
    taxNumber: 'numéro fiscal de ce pays',
    passport: 'passeport',
    idCard: 'carte d’identité',
    concat: 'code CONCAT',
  },
  noConcat: 'Prénoms, nom, date de naissance et une nationalité le composent.',
  lei: 'Identifiant d’entité juridique (LEI)',
  leiStates: {
    issued: 'Émis et valable',
    expired: 'Expiré : à renouveler avant toute négociation',
    notValid: 'Non émis : négociation impossible',
    missing: 'Manque',
  },
  tax: 'Numéro fiscal',
  taxOf: 'Numéro fiscal : {{country}}',
  noResidency: 'Aucune résidence fiscale n’est enregistrée.',
  taxStates: {
    recorded: 'Enregistré',
    reason: 'Aucun, avec un motif',
    awaited: 'Pas encore émis',
    overdue: 'Non émis depuis un an : à redemander',
    missing: 'Manque, sans motif',
  },
  untilDay: '{{state}}, jusqu’au {{day}}',
};
