import type { access as source } from '../en-US/access.ts';

export const access: typeof source = {
  login: {
    title: 'Willkommen!',
    subtitle: 'Melden Sie sich in Ihrem Fachportal an',
    username: 'Benutzername',
    password: 'Passwort',
    trust: 'Diesem Computer vertrauen',
    submit: 'Anmelden',
    submitting: 'Anmeldung läuft…',
    lostPassword: 'Ich habe mein Passwort vergessen',
    noAccount: 'Ich habe kein Konto',
    newPassword: 'Neues Passwort',
    confirmPassword: 'Neues Passwort bestätigen',
    loggedOut: 'Sie sind abgemeldet.',
  },
  backToLogin: 'Zurück zur Anmeldung',
  sending: 'Wird gesendet…',
  restorePassword: {
    title: 'Passwort zurücksetzen',
    subtitle: 'Ein Prüfcode geht an die Person, der dieser Benutzername gehört.',
    submit: 'Code senden',
  },
  resetPassword: {
    title: 'Wählen Sie ein neues Passwort',
    code: 'Prüfcode',
    submit: 'Passwort speichern',
  },
  signUp: {
    title: 'Konto anlegen',
    subtitle: 'Sie wurden eingeladen, hier zu arbeiten. Ihr vorläufiges Passwort kommt per E-Mail.',
    tokenSubtitle: 'Fügen Sie Ihr Einladungs-Token ein.',
    token: 'Einladungs-Token',
    tokenHint: 'Die vollständige Adresse aus der Einladung geht auch.',
    next: 'Weiter',
    email: 'E-Mail',
    phone: 'Telefon',
    firstName: 'Vorname',
    middleName: 'Zweiter Vorname',
    lastName: 'Nachname',
    submit: 'Registrieren',
  },
  chooseTenant: {
    title: 'Wählen Sie ein Haus',
    subtitle:
      'Sie arbeiten als dessen Administrator, bis Sie ein anderes wählen. Die Wahl wird festgehalten.',
    empty: 'Es gibt noch keine Häuser.',
    open: 'Für {{name}} arbeiten',
  },
};
