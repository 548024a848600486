import type { Emails } from './emails.ts';

export const emails: Emails = {
  resetCode: ({ tenant, name, code, link }) => ({
    subject: `${tenant}: Ihr Prüfcode`,
    greeting: `Guten Tag ${name},`,
    paragraphs: [
      `Jemand möchte Ihr Passwort bei ${tenant} zurücksetzen. Dies ist der Prüfcode; er gilt einmal, innerhalb von 10 Minuten:`,
    ],
    secret: code,
    link: { label: 'Code eingeben', href: link },
    closing: 'Waren Sie das nicht? Dann müssen Sie nichts tun. Geben Sie diesen Code niemals weiter.',
  }),
  passwordChanged: ({ tenant, name, link }) => ({
    subject: `${tenant}: Ihr Passwort wurde geändert`,
    greeting: `Guten Tag ${name},`,
    paragraphs: [`Ihr Passwort bei ${tenant} wurde soeben geändert. Alle Ihre Sitzungen sind beendet.`],
    link: { label: 'Anmelden', href: link },
    closing: 'Waren Sie das nicht? Benachrichtigen Sie sofort Ihren Administrator.',
  }),
  temporaryPassword: ({ tenant, name, userName, password, link }) => ({
    subject: `${tenant}: Ihr vorläufiges Passwort`,
    greeting: `Guten Tag ${name},`,
    paragraphs: [
      `Ihr Konto bei ${tenant} ist bereit. Ihr Benutzername ist ${userName}. Melden Sie sich innerhalb von 7 Tagen mit diesem vorläufigen Passwort an; Sie wählen dann sofort ein eigenes:`,
    ],
    secret: password,
    link: { label: 'Anmelden', href: link },
    closing: 'Geben Sie dieses Passwort niemals weiter.',
  }),
  factorChanged: ({ tenant, name, link }) => ({
    subject: `${tenant}: Ihre Anmeldung wurde geändert`,
    greeting: `Guten Tag ${name},`,
    paragraphs: [
      `Der zweite Schritt der Anmeldung bei ${tenant} wurde soeben geändert. Alle Ihre anderen Sitzungen sind beendet.`,
    ],
    link: { label: 'Anmelden', href: link },
    closing: 'Waren Sie das nicht? Benachrichtigen Sie sofort Ihren Administrator.',
  }),
  emailChanging: ({ tenant, name, link }) => ({
    subject: `${tenant}: Für Sie wurde eine andere E-Mail-Adresse eingetragen`,
    greeting: `Guten Tag ${name},`,
    paragraphs: [
      `Ein Administrator von ${tenant} hat für Ihr Konto eine andere E-Mail-Adresse eingetragen. Bis ihr Inhaber sie bestätigt hat, kommen Codes für ein verlorenes Passwort an diese Adresse.`,
    ],
    link: { label: 'Anmelden', href: link },
    closing: 'Haben Sie das nicht gewünscht? Benachrichtigen Sie sofort einen anderen Administrator.',
  }),
  emailCode: ({ tenant, name, code, link }) => ({
    subject: `${tenant}: Bestätigen Sie diese E-Mail-Adresse`,
    greeting: `Guten Tag ${name},`,
    paragraphs: [
      `Diese Adresse wurde für Ihr Konto bei ${tenant} eingetragen. Der Code beweist, dass Sie sie lesen; er gilt einmal, innerhalb von 7 Tagen:`,
    ],
    secret: code,
    link: { label: 'Code eingeben', href: link },
    closing:
      'Kennen Sie dieses Unternehmen nicht? Dann müssen Sie nichts tun. Geben Sie diesen Code niemals weiter.',
  }),
  emailChanged: ({ tenant, name, link }) => ({
    subject: `${tenant}: Ihre E-Mail-Adresse wurde geändert`,
    greeting: `Guten Tag ${name},`,
    paragraphs: [
      `Die neue E-Mail-Adresse Ihres Kontos bei ${tenant} ist bestätigt. An diese Adresse wird nichts mehr gesendet.`,
    ],
    link: { label: 'Anmelden', href: link },
    closing: 'Waren Sie das nicht? Benachrichtigen Sie sofort Ihren Administrator.',
  }),
  resetsRequested: ({ tenant, name, link }) => ({
    subject: `${tenant}: Es werden Codes für Ihr Passwort angefordert`,
    greeting: `Guten Tag ${name},`,
    paragraphs: [
      `Heute wurden mehrere Codes angefordert, um Ihr Passwort bei ${tenant} zurückzusetzen. Es werden höchstens zehn am Tag gesendet.`,
    ],
    link: { label: 'Anmelden', href: link },
    closing:
      'Waren Sie das nicht? Dann müssen Sie nichts tun, aber benachrichtigen Sie Ihren Administrator. Geben Sie einen Code niemals weiter.',
  }),
  smsCode: ({ tenant, code }) =>
    `${code} ist Ihr Code für ${tenant}. Er gilt einmal, innerhalb von 3 Minuten. Geben Sie ihn niemals weiter.`,
  invitation: ({ tenant, token, link }) => ({
    subject: `${tenant}: Sie sind eingeladen`,
    greeting: 'Guten Tag,',
    paragraphs: [
      `${tenant} lädt Sie ein, gemeinsam in Dossier zu arbeiten. Der Link gilt einmal, innerhalb von 7 Tagen.`,
      'Falls sich der Link nicht öffnet, geben Sie dieses Einladungs-Token auf der Registrierungsseite ein:',
    ],
    secret: token,
    link: { label: 'Konto anlegen', href: link },
    closing: 'Wenn Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren.',
  }),
  confirmationCode: ({ tenant, name, code, link }) => ({
    subject: `${tenant}: Ihr Bestätigungscode`,
    greeting: `Guten Tag ${name},`,
    paragraphs: [`Dieser Code bestätigt Ihr Konto bei ${tenant}; er gilt einmal, innerhalb von 10 Minuten:`],
    secret: code,
    link: { label: 'Code eingeben', href: link },
    closing: 'Geben Sie diesen Code niemals weiter.',
  }),
  smsConfirmation: ({ tenant, code }) =>
    `${code} bestätigt Ihr Konto bei ${tenant}. Der Code gilt einmal, innerhalb von 10 Minuten. Geben Sie ihn niemals weiter.`,
};
