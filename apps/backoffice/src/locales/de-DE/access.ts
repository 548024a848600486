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
    wrongCombination: 'Die Kombination aus Benutzername und Passwort ist falsch',
    newPasswordNotice: 'Ihr Benutzer wurde von einem Administrator angelegt. Bitte ändern Sie unten Ihr Passwort.',
    newPassword: 'Neues Passwort',
    confirmPassword: 'Neues Passwort bestätigen',
    notConfirmed: 'Der Benutzer ist nicht bestätigt; der Bestätigungscode wird an Ihr Telefon gesendet',
    missingProfile: 'Ungültige Attribute, das Profil fehlt. Bitte wenden Sie sich an unseren Betreuer.',
    secondFactor: 'Ihr Konto verlangt einen Authentifizierungscode, den diese Version noch nicht annehmen kann. Fragen Sie Ihren Administrator.',
    sessionExpired: 'Sitzung abgelaufen.',
    loggedOut: 'Sie sind abgemeldet.',
  },
  chooseTenant: {
    title: 'Wählen Sie ein Haus',
    subtitle: 'Sie arbeiten als dessen Administrator, bis Sie ein anderes wählen. Die Wahl wird festgehalten.',
    empty: 'Es gibt noch keine Häuser.',
    open: 'Für {{name}} arbeiten',
  },
};
