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
    lower: {
      requested:
        'Er zouden minder mensen beslissen, dus een andere beheerder moet dit goedkeuren. Tot dan blijft alles zoals het was.',
      already: 'Hier is al om gevraagd: eerst beslist een andere beheerder.',
      title: 'Minder mensen beslissen over een cliënt',
      asked: '{{name}} heeft erom gevraagd ({{when}}): {{before}} → {{after}}.',
      mayDecide: 'Wat al gevraagd is, houdt de regel waaronder het is gevraagd.',
      ownRequest:
        'U hebt erom gevraagd, dus een andere beheerder beslist. Een kantoor met één beheerder vraagt het aan Dossier of nodigt een tweede uit.',
      ownData: 'Iemand anders beslist.',
      recentChange:
        'Een van u heeft minder dan 72 uur geleden het adres, de tweede factor of de rol van de ander gewijzigd, dus iemand anders beslist.',
      notSenior: 'Hierover beslist een beheerder.',
      notPermitted: 'Alleen wie deze instellingen mag wijzigen, beslist.',
      approve: 'Goedkeuren',
      reject: 'Afwijzen',
      withdraw: 'Verzoek intrekken',
      done: {
        approve: 'Goedgekeurd en gewijzigd.',
        reject: 'Het verzoek is afgewezen.',
        withdraw: 'Het verzoek is ingetrokken.',
      },
    },
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
      w9: '{{documentKind}} van US persons',
      chamberOfCommerceExtract: '{{documentKind}}, hoogstens 90 dagen oud',
      uboRegisterExtract: '{{documentKind}}',
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
