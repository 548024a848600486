import type { ErrorTexts } from '@dossier/validators/errors';
import type { errors as source } from '../en-US/base-errors.ts';

export const errors = {
  required: 'Dieses Feld ist erforderlich',
  minlength: 'Geben Sie mindestens {{min}} Zeichen ein',
  maxlength: 'Der eingegebene Text ist zu lang',
  minNumber: 'Mindestwert {{min}}',
  maxNumber: 'Höchstwert {{max}}',
  minCurrency: 'Mindestwert {{min}}',
  pattern: 'Diese Zeichen sind hier nicht erlaubt',
  confirmPassword: 'Die Bestätigung muss mit dem neuen Passwort übereinstimmen',
  passwordNumber: 'Verwenden Sie mindestens eine Ziffer',
  passwordSpecial: 'Verwenden Sie mindestens ein Sonderzeichen',
  passwordUpper: 'Verwenden Sie mindestens einen Großbuchstaben',
  passwordLower: 'Verwenden Sie mindestens einen Kleinbuchstaben',

  number: 'Dies muss eine Zahl sein',
  range: 'Außerhalb des erlaubten Bereichs',
  exactLength: 'Die Länge ist nicht korrekt',
  invalid: 'Ungültig',
  matches: 'Die Werte stimmen nicht überein',
  format: 'Entspricht nicht dem Muster',
  emailInvalid: 'Die E-Mail-Adresse ist ungültig',
  minCharacters: 'Mindestanzahl der Zeichen: {{n}}',

  email: 'Geben Sie eine gültige E-Mail-Adresse ein',
  mobilePhone: 'Geben Sie eine gültige Mobilnummer im internationalen Format ein',
  landOrMobilePhone: 'Geben Sie eine gültige Telefonnummer im internationalen Format ein',

  oneOf: 'Wählen Sie einen Wert aus der Liste aus',

  credentials: 'Die Kombination aus Benutzername und Passwort ist falsch',
  existingPassword: 'Das bisherige Passwort ist falsch',
  newPasswordNotice:
    'Ihr Benutzer wurde von einem Administrator angelegt. Bitte ändern Sie unten Ihr Passwort.',
  missingProfile:
    'Die angegebenen Attribute sind ungültig, das Profil fehlt. Bitte wenden Sie sich an unseren Betreuer.',
  passwordPolicy: 'Das Passwort entspricht nicht den Regeln: Es muss Sonderzeichen enthalten',
  userNotConfirmed: 'Der Benutzer ist nicht bestätigt, ein Bestätigungscode wird an Ihr Telefon gesendet',
  mfaCode: 'Ungültiger Bestätigungscode',
  mfaCodeExpired: 'Der Bestätigungscode ist abgelaufen. Sie werden zur Anmeldung weitergeleitet',
  attemptLimit: 'Die maximale Anzahl an Versuchen ist erreicht, bitte versuchen Sie es später erneut',
  cannotReset: 'Das Passwort kann nicht zurückgesetzt werden',
  resetHint: 'Wenn der Benutzername existiert, wurde der Prüfcode gesendet',
  verificationCodeSent: 'Der Prüfcode wurde an {{username}} gesendet.',
  confirmationCode: 'Der Bestätigungscode ist falsch',
  requestAnotherCode: 'Einen neuen anfordern',
  enterConfirmationCode: 'Geben Sie den Bestätigungscode ein',
  usernameTaken: 'Der Benutzername {{username}} ist bereits vergeben, bitte wählen Sie einen anderen',
  inviteNotFound: 'Es wurde keine Einladung mit dieser Kennung gefunden',
  inviteExpired: 'Ihre Einladung ist abgelaufen, bitte fordern Sie bei Ihrem Administrator eine neue an',
  temporaryPasswordSent: 'Ihr vorläufiges Passwort wurde an Ihre E-Mail-Adresse gesendet',
  sessionExpires:
    'Ihre Sitzung läuft in weniger als {{minutes}} Minuten ab. Klicken Sie hier, um sie fortzusetzen',
  sessionExpired: 'Die Sitzung ist abgelaufen.',
  callNotAllowed: 'Sie sind zu diesem Aufruf nicht berechtigt',
  pageAccess: 'Sie haben keinen Zugriff auf diese Seite!',

  unexpected:
    'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut. Wenn das Problem bestehen bleibt, wenden Sie sich an den Support',
  pageLoad: 'Beim Laden der Seite ist ein Fehler aufgetreten, bitte versuchen Sie es erneut.',
  offline: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  browserNotSupported:
    'Dieser Browser wird nicht unterstützt. Bitte verwenden Sie Google Chrome, Mozilla Firefox, Microsoft Edge oder Safari.',
  notFound: 'Nicht gefunden',
  updated: 'Erfolgreich aktualisiert',
  success: 'Erfolgreich!',
  statusUpdated: 'Der Status wurde aktualisiert.',
} as const satisfies Pick<ErrorTexts, keyof typeof source>;
