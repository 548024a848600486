import type { emails as source } from '../en-US/emails.ts';

export const emails: typeof source = {
  access: {
    resetCode: {
      subject: '{{tenant}}: uw verificatiecode',
      greeting: 'Geachte {{name}},',
      paragraphs: [
        'Iemand heeft gevraagd uw wachtwoord bij {{tenant}} opnieuw in te stellen. Dit is de verificatiecode; deze werkt één keer, binnen 10 minuten:',
      ],
      link: 'Voer de code in',
      closing: 'Was u dit niet? Dan hoeft u niets te doen. Geef deze code nooit door.',
    },
    passwordChanged: {
      subject: '{{tenant}}: uw wachtwoord is gewijzigd',
      greeting: 'Geachte {{name}},',
      paragraphs: ['Uw wachtwoord bij {{tenant}} is zojuist gewijzigd. Al uw sessies zijn beëindigd.'],
      link: 'Inloggen',
      closing: 'Was u dit niet? Waarschuw dan meteen uw beheerder.',
    },
    temporaryPassword: {
      subject: '{{tenant}}: uw tijdelijke wachtwoord',
      greeting: 'Geachte {{name}},',
      paragraphs: [
        'Uw account bij {{tenant}} staat klaar. Uw gebruikersnaam is {{userName}}. Log binnen 7 dagen in met dit tijdelijke wachtwoord; u kiest dan meteen een eigen wachtwoord:',
      ],
      link: 'Inloggen',
      closing: 'Geef dit wachtwoord nooit door.',
    },
    factorChanged: {
      subject: '{{tenant}}: uw manier van inloggen is gewijzigd',
      greeting: 'Geachte {{name}},',
      paragraphs: [
        'De tweede stap van het inloggen bij {{tenant}} is zojuist gewijzigd. Al uw andere sessies zijn beëindigd.',
      ],
      link: 'Inloggen',
      closing: 'Was u dit niet? Waarschuw dan meteen uw beheerder.',
    },
    emailChanging: {
      subject: '{{tenant}}: er is een ander e-mailadres voor u ingevoerd',
      greeting: 'Geachte {{name}},',
      paragraphs: [
        'Een beheerder van {{tenant}} heeft een ander e-mailadres voor uw account ingevoerd. Totdat de eigenaar het heeft bewezen, komen codes voor een vergeten wachtwoord op dit adres.',
      ],
      link: 'Inloggen',
      closing: 'Hebt u hier niet om gevraagd? Waarschuw dan meteen een andere beheerder.',
    },
    emailCode: {
      subject: '{{tenant}}: bevestig dit e-mailadres',
      greeting: 'Geachte {{name}},',
      paragraphs: [
        'Dit adres is ingevoerd voor uw account bij {{tenant}}. De code bewijst dat u het leest; de code werkt één keer, binnen 7 dagen:',
      ],
      link: 'Voer de code in',
      closing: 'Kent u dit kantoor niet? Dan hoeft u niets te doen. Geef deze code nooit door.',
    },
    emailChanged: {
      subject: '{{tenant}}: uw e-mailadres is gewijzigd',
      greeting: 'Geachte {{name}},',
      paragraphs: [
        'Het nieuwe e-mailadres van uw account bij {{tenant}} is bevestigd. Naar dit adres wordt niets meer gestuurd.',
      ],
      link: 'Inloggen',
      closing: 'Was u dit niet? Waarschuw dan meteen uw beheerder.',
    },
    resetsRequested: {
      subject: '{{tenant}}: er wordt om codes voor uw wachtwoord gevraagd',
      greeting: 'Geachte {{name}},',
      paragraphs: [
        'Vandaag is meermaals om een code gevraagd om uw wachtwoord bij {{tenant}} te herstellen. Er worden er hoogstens tien per dag verstuurd.',
      ],
      link: 'Inloggen',
      closing:
        'Was u dit niet? Dan hoeft u niets te doen, maar waarschuw wel uw beheerder. Geef een code nooit door.',
    },
    invitation: {
      subject: '{{tenant}}: u bent uitgenodigd',
      greeting: 'Goedendag,',
      paragraphs: [
        '{{tenant}} nodigt u uit om met hen in Dossier te werken. De link werkt één keer, binnen 7 dagen.',
        'Opent de link niet? Voer dan dit uitnodigingstoken in op de registratiepagina:',
      ],
      link: 'Account aanmaken',
      closing: 'Kent u dit kantoor niet? Dan hoeft u niets te doen.',
    },
    confirmationCode: {
      subject: '{{tenant}}: uw bevestigingscode',
      greeting: 'Geachte {{name}},',
      paragraphs: [
        'Met deze code bevestigt u uw account bij {{tenant}}; de code werkt één keer, binnen 10 minuten:',
      ],
      link: 'Voer de code in',
      closing: 'Geef deze code nooit door.',
    },
  },
  sms: {
    code: '{{code}} is uw code voor {{tenant}}. De code werkt één keer, binnen 3 minuten. Geef deze nooit door.',
    confirmation:
      'Met {{code}} bevestigt u uw account bij {{tenant}}. De code werkt één keer, binnen 10 minuten. Geef deze nooit door.',
  },
  client: {
    subject: '{{tenant}}: wat we van u nodig hebben ({{number}})',
    greeting: 'Beste {{name}},',
    why: '{{tenant}} verwelkomt u graag als cliënt. Voordat we kunnen beginnen, moeten we wettelijk uw gegevens controleren.',
    how: 'Beantwoord deze e-mail, dan spreken we de volgende stap af. Het kenmerk is {{number}}.',
    howWithAdviser:
      '{{adviser}} begeleidt u hierbij. Beantwoord deze e-mail, dan spreken we de volgende stap af. Het kenmerk is {{number}}.',
    ready: 'Leg dit alvast klaar:',
    person: [
      'een geldig paspoort of een geldige identiteitskaart',
      'uw fiscaal nummer (BSN), en elk land waar u belasting betaalt',
      'het nummer van een bankrekening op uw eigen naam',
      'waar het geld vandaan komt dat u wilt beleggen, met stukken waaruit dat blijkt',
    ],
    company: [
      'een uittreksel uit het handelsregister van niet meer dan 90 dagen oud',
      'een uittreksel uit het UBO-register',
      'een geldig paspoort of een geldige identiteitskaart van iedereen die de onderneming vertegenwoordigt of er meer dan 25% van bezit',
      'het nummer van een bankrekening op naam van de onderneming',
      'waar het geld vandaan komt dat wordt belegd, met stukken waaruit dat blijkt',
    ],
    safely: 'Stuur alstublieft geen kopieën van identiteitsbewijzen per gewone e-mail.',
    closing: 'Kent u dit kantoor niet, dan kunt u deze e-mail negeren.',
  },
};
