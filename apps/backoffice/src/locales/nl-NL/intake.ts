import type { intake as source } from '../en-US/intake.ts';

export const intake: typeof source = {
  extensions: {
    professional: 'Bestanden die uw medewerkers mogen versturen',
    professionalHint:
      'Voor documenten van cliënten; elk bestand is hoogstens 15 MB en moet zijn wat de naam zegt.',
    allowed: 'Bestanden die het kantoor überhaupt aanneemt',
    allowedHint:
      'Ook van cliënten. HTML, XLSM en ZIP kunnen iets uitvoeren of verbergen: laat ze weg tenzij u ze nodig hebt.',
  },
  history: {
    title: 'Geschiedenis',
    label: 'Wie wat heeft gewijzigd',
    platform: 'Het platform',
    changed: '{{actor}} heeft dit gewijzigd',
    first: '{{actor}} heeft dit ingesteld',
    change: '{{field}}: {{old}} → {{now}}',
    nothing: 'niets',
    added: '{{field}}, toegevoegd: {{items}}',
    removed: '{{field}}, verwijderd: {{items}}',
    reason: 'Waarom: {{reason}}',
    more: 'Eerdere wijzigingen tonen',
  },
  onboarding: {
    intro: 'Hoe uw kantoor iemand aanneemt. Alle andere workflows volgen de stappen van het product.',
    title: 'Onboarding',
    completeness: 'Volledigheid',
    gate: 'Gevraagd voordat een registratie compleet is',
    gateHint: 'Wat niet is aangevinkt, wordt niet gevraagd en niet meegeteld. Invullen kan nog steeds.',
    items: {
      partyFields: 'De velden van elke partij',
      representative: 'Iemand die voor een bedrijf tekent',
      tax: 'Fiscale woonplaats, fiscaal nummer en US person',
      exposure: 'Politieke prominentie',
      originOfAssets: 'Herkomst van het vermogen',
      identity: 'Een identiteitsdocument van iedereen',
      w9: '{{paper}} van US persons',
      chamberOfCommerceExtract: '{{paper}}, hoogstens 90 dagen oud',
      uboRegisterExtract: '{{paper}}',
    },
    completion: 'Wie een registratie compleet noemt',
    completions: {
      manual: 'Wie eraan werkt',
      automatic:
        'Het platform, zodra er niets ontbreekt. Wat iemand heeft teruggestuurd, maakt iemand weer compleet.',
    },
    decision: 'Besluit',
    acceptance: 'Voordat een cliënt met laag of middelhoog risico wordt geaccepteerd',
    acceptanceHint:
      'Bij hoog risico en politieke prominentie vraagt de wet om een beheerder, wat u hier ook kiest.',
    policies: {
      none: 'Niemand anders hoeft goed te keuren',
      twoPersons: 'Een tweede persoon keurt goed',
      twoPersonsSenior: 'Een beheerder keurt goed',
    },
    why: 'Waarom',
    terms: 'Termijnen in werkdagen',
    incomplete: 'Tot hij compleet is',
    complete: 'Tot het besluit',
    calendar: 'Feestdagen van',
  },
};
