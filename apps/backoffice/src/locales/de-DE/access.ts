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
  chooseTenant: {
    title: 'Wählen Sie ein Haus',
    subtitle:
      'Sie arbeiten als dessen Administrator, bis Sie ein anderes wählen. Die Wahl wird festgehalten.',
    empty: 'Es gibt noch keine Häuser.',
    open: 'Für {{name}} arbeiten',
  },
};
