import type { Letters } from './letters.ts';

export const letters: Letters = {
  resetCode: ({ firm, name, code, link }) => ({
    subject: `${firm}: uw verificatiecode`,
    greeting: `Geachte ${name},`,
    paragraphs: [
      `Iemand heeft gevraagd uw wachtwoord bij ${firm} opnieuw in te stellen. Dit is de verificatiecode; deze werkt één keer, binnen 10 minuten:`,
    ],
    secret: code,
    link: { label: 'Voer de code in', href: link },
    closing: 'Was u dit niet? Dan hoeft u niets te doen. Geef deze code nooit door.',
  }),
  passwordChanged: ({ firm, name, link }) => ({
    subject: `${firm}: uw wachtwoord is gewijzigd`,
    greeting: `Geachte ${name},`,
    paragraphs: [`Uw wachtwoord bij ${firm} is zojuist gewijzigd. Al uw sessies zijn beëindigd.`],
    link: { label: 'Inloggen', href: link },
    closing: 'Was u dit niet? Waarschuw dan meteen uw beheerder.',
  }),
  temporaryPassword: ({ firm, name, userName, password, link }) => ({
    subject: `${firm}: uw tijdelijke wachtwoord`,
    greeting: `Geachte ${name},`,
    paragraphs: [
      `Uw account bij ${firm} staat klaar. Uw gebruikersnaam is ${userName}. Log binnen 7 dagen in met dit tijdelijke wachtwoord; u kiest dan meteen een eigen wachtwoord:`,
    ],
    secret: password,
    link: { label: 'Inloggen', href: link },
    closing: 'Geef dit wachtwoord nooit door.',
  }),
  factorChanged: ({ firm, name, link }) => ({
    subject: `${firm}: uw manier van inloggen is gewijzigd`,
    greeting: `Geachte ${name},`,
    paragraphs: [
      `De tweede stap van het inloggen bij ${firm} is zojuist gewijzigd. Al uw andere sessies zijn beëindigd.`,
    ],
    link: { label: 'Inloggen', href: link },
    closing: 'Was u dit niet? Waarschuw dan meteen uw beheerder.',
  }),
  emailChanging: ({ firm, name, link }) => ({
    subject: `${firm}: er is een ander e-mailadres voor u ingevoerd`,
    greeting: `Geachte ${name},`,
    paragraphs: [
      `Een beheerder van ${firm} heeft een ander e-mailadres voor uw account ingevoerd. Totdat de eigenaar het heeft bewezen, komen codes voor een vergeten wachtwoord op dit adres.`,
    ],
    link: { label: 'Inloggen', href: link },
    closing: 'Hebt u hier niet om gevraagd? Waarschuw dan meteen een andere beheerder.',
  }),
  emailCode: ({ firm, name, code, link }) => ({
    subject: `${firm}: bevestig dit e-mailadres`,
    greeting: `Geachte ${name},`,
    paragraphs: [
      `Dit adres is ingevoerd voor uw account bij ${firm}. De code bewijst dat u het leest; de code werkt één keer, binnen 7 dagen:`,
    ],
    secret: code,
    link: { label: 'Voer de code in', href: link },
    closing: 'Kent u dit kantoor niet? Dan hoeft u niets te doen. Geef deze code nooit door.',
  }),
  emailChanged: ({ firm, name, link }) => ({
    subject: `${firm}: uw e-mailadres is gewijzigd`,
    greeting: `Geachte ${name},`,
    paragraphs: [
      `Het nieuwe e-mailadres van uw account bij ${firm} is bevestigd. Naar dit adres wordt niets meer gestuurd.`,
    ],
    link: { label: 'Inloggen', href: link },
    closing: 'Was u dit niet? Waarschuw dan meteen uw beheerder.',
  }),
  resetsAsked: ({ firm, name, link }) => ({
    subject: `${firm}: er wordt om codes voor uw wachtwoord gevraagd`,
    greeting: `Geachte ${name},`,
    paragraphs: [
      `Vandaag is meermaals om een code gevraagd om uw wachtwoord bij ${firm} te herstellen. Er worden er hoogstens tien per dag verstuurd.`,
    ],
    link: { label: 'Inloggen', href: link },
    closing:
      'Was u dit niet? Dan hoeft u niets te doen, maar waarschuw wel uw beheerder. Geef een code nooit door.',
  }),
  smsCode: ({ firm, code }) =>
    `${code} is uw code voor ${firm}. De code werkt één keer, binnen 3 minuten. Geef deze nooit door.`,
  invitation: ({ firm, token, link }) => ({
    subject: `${firm}: u bent uitgenodigd`,
    greeting: 'Goedendag,',
    paragraphs: [
      `${firm} nodigt u uit om met hen in Dossier te werken. De link werkt één keer, binnen 7 dagen.`,
      'Opent de link niet? Voer dan dit uitnodigingstoken in op de registratiepagina:',
    ],
    secret: token,
    link: { label: 'Account aanmaken', href: link },
    closing: 'Kent u dit kantoor niet? Dan hoeft u niets te doen.',
  }),
  confirmationCode: ({ firm, name, code, link }) => ({
    subject: `${firm}: uw bevestigingscode`,
    greeting: `Geachte ${name},`,
    paragraphs: [
      `Met deze code bevestigt u uw account bij ${firm}; de code werkt één keer, binnen 10 minuten:`,
    ],
    secret: code,
    link: { label: 'Voer de code in', href: link },
    closing: 'Geef deze code nooit door.',
  }),
  smsConfirmation: ({ firm, code }) =>
    `Met ${code} bevestigt u uw account bij ${firm}. De code werkt één keer, binnen 10 minuten. Geef deze nooit door.`,
};
