import type { owners as source } from '../en-US/owners.ts';

export const owners: typeof source = {
  title: 'Berekende eigenaren',
  threshold: {
    moreThan:
      'Meer dan {{threshold}} van de aandelen, stemmen of zeggenschap op {{date}}, via alle vennootschappen.',
    atLeast:
      '{{threshold}} of meer van de aandelen, stemmen of zeggenschap op {{date}}, via alle vennootschappen.',
  },
  result: { owner: 'UBO', possible: 'Op te helderen', below: 'Onder de drempel' },
  share: {
    economic: '{{share}} van het kapitaal',
    voting: '{{share}} van de stemmen',
    controlled: '{{share}} onder zeggenschap',
    range: '{{low}} tot {{high}}',
  },
  agreement: 'Beslist op grond van een overeenkomst of een rol',
  sole: 'Eigenaar van de eenmanszaak',
  unmarked: 'Hier niet als UBO gemarkeerd',
  marked: 'Hier als UBO gemarkeerd',
  path: '{{path}}: {{share}}',
  unknown: 'Van {{share}} is geen persoon ingevoerd.',
  seniorManagers:
    'Niemand haalt de drempel. Voer het hoger leidinggevend personeel in als UBO en leg vast waarom.',
  errors: {
    OVER_100:
      'De aandelen van {{party}} tellen op tot {{share}}. Corrigeer ze om te zien wie de eigenaren zijn.',
    CLOSED_LOOP:
      '{{parties}} bezitten elkaar volledig, zodat er niemand achter staat. Corrigeer de aandelen om te zien wie de eigenaren zijn.',
  },
  hidden: 'Een partij die u niet kunt inzien',
  failed: 'De eigenaren konden niet worden berekend',
  empty: 'Er is geen eigenaar ingevoerd.',
  confirmation: {
    none: 'De eigenaren zijn niet bevestigd.',
    by: 'Bevestigd door {{by}} op {{when}}: {{owners}}.',
    stale:
      '{{by}} heeft de eigenaren op {{when}} bevestigd. Sindsdien zijn de aandelen gewijzigd: bevestig ze opnieuw.',
    former: 'een voormalige collega',
    kinds: {
      computed: 'Zoals berekend',
      overridden: 'Anders dan berekend',
      seniorManagers: 'Hoger leidinggevend personeel',
    },
    causes: {
      noneFound: 'Er is geen UBO',
      notVerified: 'De UBO’s konden niet worden geverifieerd',
    },
    reason: 'Reden: {{reason}}',
    action: 'Eigenaren bevestigen',
    title: 'De UBO’s bevestigen',
    owners: 'UBO’s',
    managers: 'Hoger leidinggevend personeel',
    managersText:
      'Niemand haalt de drempel. Het hoger leidinggevend personeel komt in de plaats van de eigenaren.',
    cause: 'Waarom',
    why: 'Reden',
    whyHint: 'Nodig als u anderen kiest dan berekend, of als er iets op te helderen is.',
    empty: 'Voeg eerst de personen toe aan de registratie of als relatie.',
    cancel: 'Annuleren',
    done: 'De eigenaren zijn bevestigd.',
    changed: 'De aandelen zijn intussen gewijzigd. Controleer de eigenaren opnieuw.',
  },
};
