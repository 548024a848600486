import type { Emails } from './emails.ts';

export const emails: Emails = {
  resetCode: ({ tenant, name, code, link }) => ({
    subject: `${tenant}: uw verificatiecode`,
    greeting: `Geachte ${name},`,
    paragraphs: [
      `Iemand heeft gevraagd uw wachtwoord bij ${tenant} opnieuw in te stellen. Dit is de verificatiecode; deze werkt één keer, binnen 10 minuten:`,
    ],
    secret: code,
    link: { label: 'Voer de code in', href: link },
    closing: 'Was u dit niet? Dan hoeft u niets te doen. Geef deze code nooit door.',
  }),
  passwordChanged: ({ tenant, name, link }) => ({
    subject: `${tenant}: uw wachtwoord is gewijzigd`,
    greeting: `Geachte ${name},`,
    paragraphs: [`Uw wachtwoord bij ${tenant} is zojuist gewijzigd. Al uw sessies zijn beëindigd.`],
    link: { label: 'Inloggen', href: link },
    closing: 'Was u dit niet? Waarschuw dan meteen uw beheerder.',
  }),
  temporaryPassword: ({ tenant, name, userName, password, link }) => ({
    subject: `${tenant}: uw tijdelijke wachtwoord`,
    greeting: `Geachte ${name},`,
    paragraphs: [
      `Uw account bij ${tenant} staat klaar. Uw gebruikersnaam is ${userName}. Log binnen 7 dagen in met dit tijdelijke wachtwoord; u kiest dan meteen een eigen wachtwoord:`,
    ],
    secret: password,
    link: { label: 'Inloggen', href: link },
    closing: 'Geef dit wachtwoord nooit door.',
  }),
  factorChanged: ({ tenant, name, link }) => ({
    subject: `${tenant}: uw manier van inloggen is gewijzigd`,
    greeting: `Geachte ${name},`,
    paragraphs: [
      `De tweede stap van het inloggen bij ${tenant} is zojuist gewijzigd. Al uw andere sessies zijn beëindigd.`,
    ],
    link: { label: 'Inloggen', href: link },
    closing: 'Was u dit niet? Waarschuw dan meteen uw beheerder.',
  }),
  emailChanging: ({ tenant, name, link }) => ({
    subject: `${tenant}: er is een ander e-mailadres voor u ingevoerd`,
    greeting: `Geachte ${name},`,
    paragraphs: [
      `Een beheerder van ${tenant} heeft een ander e-mailadres voor uw account ingevoerd. Totdat de eigenaar het heeft bewezen, komen codes voor een vergeten wachtwoord op dit adres.`,
    ],
    link: { label: 'Inloggen', href: link },
    closing: 'Hebt u hier niet om gevraagd? Waarschuw dan meteen een andere beheerder.',
  }),
  emailCode: ({ tenant, name, code, link }) => ({
    subject: `${tenant}: bevestig dit e-mailadres`,
    greeting: `Geachte ${name},`,
    paragraphs: [
      `Dit adres is ingevoerd voor uw account bij ${tenant}. De code bewijst dat u het leest; de code werkt één keer, binnen 7 dagen:`,
    ],
    secret: code,
    link: { label: 'Voer de code in', href: link },
    closing: 'Kent u dit kantoor niet? Dan hoeft u niets te doen. Geef deze code nooit door.',
  }),
  emailChanged: ({ tenant, name, link }) => ({
    subject: `${tenant}: uw e-mailadres is gewijzigd`,
    greeting: `Geachte ${name},`,
    paragraphs: [
      `Het nieuwe e-mailadres van uw account bij ${tenant} is bevestigd. Naar dit adres wordt niets meer gestuurd.`,
    ],
    link: { label: 'Inloggen', href: link },
    closing: 'Was u dit niet? Waarschuw dan meteen uw beheerder.',
  }),
  resetsRequested: ({ tenant, name, link }) => ({
    subject: `${tenant}: er wordt om codes voor uw wachtwoord gevraagd`,
    greeting: `Geachte ${name},`,
    paragraphs: [
      `Vandaag is meermaals om een code gevraagd om uw wachtwoord bij ${tenant} te herstellen. Er worden er hoogstens tien per dag verstuurd.`,
    ],
    link: { label: 'Inloggen', href: link },
    closing:
      'Was u dit niet? Dan hoeft u niets te doen, maar waarschuw wel uw beheerder. Geef een code nooit door.',
  }),
  smsCode: ({ tenant, code }) =>
    `${code} is uw code voor ${tenant}. De code werkt één keer, binnen 3 minuten. Geef deze nooit door.`,
  invitation: ({ tenant, token, link }) => ({
    subject: `${tenant}: u bent uitgenodigd`,
    greeting: 'Goedendag,',
    paragraphs: [
      `${tenant} nodigt u uit om met hen in Dossier te werken. De link werkt één keer, binnen 7 dagen.`,
      'Opent de link niet? Voer dan dit uitnodigingstoken in op de registratiepagina:',
    ],
    secret: token,
    link: { label: 'Account aanmaken', href: link },
    closing: 'Kent u dit kantoor niet? Dan hoeft u niets te doen.',
  }),
  confirmationCode: ({ tenant, name, code, link }) => ({
    subject: `${tenant}: uw bevestigingscode`,
    greeting: `Geachte ${name},`,
    paragraphs: [
      `Met deze code bevestigt u uw account bij ${tenant}; de code werkt één keer, binnen 10 minuten:`,
    ],
    secret: code,
    link: { label: 'Voer de code in', href: link },
    closing: 'Geef deze code nooit door.',
  }),
  smsConfirmation: ({ tenant, code }) =>
    `Met ${code} bevestigt u uw account bij ${tenant}. De code werkt één keer, binnen 10 minuten. Geef deze nooit door.`,
};
