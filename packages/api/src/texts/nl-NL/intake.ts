import type { intake as source } from '../en-US/intake.ts';

export const intake: typeof source = {
  extensions: {
    kinds: {
      documents: 'Documenten',
      pictures: 'Afbeeldingen',
      mail: 'E-mail',
      sound: 'Geluid',
      risky: 'Kan schadelijke inhoud bevatten',
    },
    professional: 'Bestandstypen die uw medewerkers mogen uploaden',
    professionalHint:
      'Voor documenten van cliënten. Hoogstens 15 MB per bestand, en de inhoud moet bij het type passen.',
    allowed: 'Bestandstypen die uw kantoor accepteert',
    allowedHint:
      'Ook van cliënten. HTML, XLSM en ZIP kunnen schadelijke inhoud bevatten: sta ze alleen toe als u ze nodig hebt.',
  },
  history: {
    title: 'Geschiedenis',
    label: 'Wijzigingen',
    platform: 'Het systeem',
    changed: '{{actor}} heeft dit gewijzigd',
    first: '{{actor}} heeft dit ingesteld',
    change: '{{field}}: {{old}} → {{now}}',
    nothing: 'niets',
    added: '{{field}}, toegevoegd: {{items}}',
    removed: '{{field}}, verwijderd: {{items}}',
    reason: 'Reden: {{reason}}',
    more: 'Eerdere wijzigingen tonen',
  },
  onboarding: {
    lower: {
      requested:
        'Er zouden minder mensen beslissen, dus een andere beheerder moet dit goedkeuren. Tot dan verandert er niets.',
      already: 'Dit is al aangevraagd: eerst moet een andere beheerder beslissen.',
      title: 'Minder mensen beslissen over een cliënt',
      asked: '{{name}} heeft dit aangevraagd ({{when}}): {{before}} → {{after}}.',
      mayDecide: 'Voor lopende aanvragen blijft de regel gelden waaronder ze zijn gedaan.',
      ownRequest:
        'Een andere beheerder moet beslissen, omdat u dit hebt aangevraagd. Bent u de enige beheerder, neem dan contact op met Dossier of nodig een tweede uit.',
      ownData: 'Een collega moet beslissen.',
      recentChange:
        'Een collega moet beslissen, omdat een van u in de afgelopen 72 uur het adres, de tweede factor, de rol of de groepen van de ander heeft gewijzigd.',
      notSenior: 'Een beheerder moet beslissen.',
      notPermitted: 'U hebt toestemming nodig om deze instellingen te wijzigen.',
      approve: 'Goedkeuren',
      reject: 'Afwijzen',
      withdraw: 'Aanvraag intrekken',
      done: {
        approve: 'Goedgekeurd en gewijzigd.',
        reject: 'Aanvraag afgewezen.',
        withdraw: 'Aanvraag ingetrokken.',
      },
    },
    intro: 'Hoe uw kantoor cliënten aanneemt. Andere workflows volgen de standaardstappen.',
    title: 'Onboarding',
    completeness: 'Volledigheid',
    gate: 'Vereist voor volledigheid',
    gateHint: 'Wat niet is aangevinkt, is optioneel.',
    items: {
      partyFields: 'Gegevens van elke partij',
      representative: 'Een tekenbevoegde voor een bedrijf',
      tax: 'Fiscale woonplaats, fiscaal nummer en US person',
      exposure: 'Politieke prominentie',
      originOfAssets: 'Herkomst van het vermogen',
      identity: 'Een identiteitsbewijs van elke persoon',
      w9: '{{documentKind}} van US persons',
      chamberOfCommerceExtract: '{{documentKind}}, hoogstens 90 dagen oud',
      uboRegisterExtract: '{{documentKind}}',
    },
    completion: 'Een registratie als volledig markeren',
    completions: {
      manual: 'Door de behandelaar',
      automatic:
        'Automatisch, zodra er niets ontbreekt. Teruggestuurde registraties moeten met de hand als volledig worden gemarkeerd.',
    },
    decision: 'Besluit',
    acceptance: 'Voordat een cliënt met laag of gemiddeld risico wordt geaccepteerd',
    acceptanceHint: 'Bij hoog risico en politieke prominentie is wettelijk altijd een beheerder vereist.',
    policies: {
      none: 'Geen goedkeuring nodig',
      twoPersons: 'Een collega keurt goed',
      twoPersonsSenior: 'Een beheerder keurt goed',
    },
    soleTitle: 'Eenpersoonskantoor',
    sole: 'Eén beheerder beslist alleen',
    soleHint:
      'Voor een kantoor waarin niemand anders cliënten mag accepteren. Een aanvraag wacht 24 uur; daarna bevestigt dezelfde beheerder die met een code uit de authenticator-app. Vastgelegd wordt dat alleen is besloten.',
    soleOthers:
      'Anderen in uw kantoor mogen cliënten accepteren of waren in de afgelopen 30 dagen beheerder; daarom beslist niemand alleen. Er is niets opgeslagen.',
    soleValues: { on: 'Eén beheerder beslist alleen', off: 'Niemand beslist alleen' },
    why: 'Reden',
    terms: 'Termijnen in werkdagen',
    incomplete: 'Tot volledig',
    complete: 'Tot besluit',
    calendar: 'Feestdagen',
  },
};
