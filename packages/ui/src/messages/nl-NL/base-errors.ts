import type { ErrorTexts } from '@dossier/validators/errors';
import type { errors as source } from '../en-US/base-errors.ts';

export const errors = {
  required: 'Dit veld is verplicht',
  minlength: 'Vul ten minste {{min}} tekens in',
  maxlength: 'De ingevulde tekst is te lang',
  minNumber: 'Minimale waarde {{min}}',
  maxNumber: 'Maximale waarde {{max}}',
  minCurrency: 'Minimale waarde {{min}}',
  pattern: 'Deze tekens zijn hier niet toegestaan',
  confirmPassword: 'De bevestiging moet gelijk zijn aan het nieuwe wachtwoord',
  passwordNumber: 'Gebruik ten minste één cijfer',
  passwordSpecial: 'Gebruik ten minste één speciaal teken',
  passwordUpper: 'Gebruik ten minste één hoofdletter',
  passwordLower: 'Gebruik ten minste één kleine letter',

  number: 'Dit moet een getal zijn',
  range: 'Buiten het toegestane bereik',
  exactLength: 'De lengte is niet juist',
  invalid: 'Ongeldig',
  matches: 'De waarden komen niet overeen',
  format: 'Voldoet niet aan het patroon',
  emailInvalid: 'Het e-mailadres is ongeldig',
  minCharacters: 'Minimaal aantal tekens: {{n}}',

  email: 'Vul een geldig e-mailadres in',
  mobilePhone: 'Vul een geldig mobiel nummer in, in internationale notatie',
  landOrMobilePhone: 'Vul een geldig telefoonnummer in, in internationale notatie',

  oneOf: 'Kies een waarde uit de lijst',

  credentials: 'De combinatie van gebruikersnaam en wachtwoord is niet juist',
  existingPassword: 'Het huidige wachtwoord is niet juist',
  newPasswordNotice: 'Uw gebruiker is aangemaakt door een beheerder. Wijzig hieronder uw wachtwoord.',
  missingProfile:
    'De opgegeven kenmerken zijn ongeldig, het profiel ontbreekt. Neem contact op met onze beheerder.',
  passwordPolicy: 'Het wachtwoord voldoet niet aan het beleid: het moet speciale tekens bevatten',
  userNotConfirmed: 'De gebruiker is niet bevestigd, er wordt een bevestigingscode naar uw telefoon gestuurd',
  mfaCode: 'Ongeldige bevestigingscode',
  mfaCodeExpired: 'De bevestigingscode is verlopen. U wordt doorgestuurd naar het inlogscherm',
  attemptLimit: 'Het maximale aantal pogingen is bereikt, probeer het later opnieuw',
  cannotReset: 'Het wachtwoord kan niet worden hersteld',
  resetHint: 'Als de gebruikersnaam bestaat, is de verificatiecode verstuurd',
  verificationCodeSent: 'De verificatiecode is verstuurd naar {{username}}.',
  confirmationCode: 'De bevestigingscode is onjuist',
  requestAnotherCode: 'Vraag een nieuwe aan',
  enterConfirmationCode: 'Vul de bevestigingscode in',
  usernameTaken: 'De gebruikersnaam {{username}} bestaat al, kies een andere gebruikersnaam',
  inviteNotFound: 'Er is geen uitnodiging met dit kenmerk gevonden',
  inviteExpired: 'Uw uitnodiging is verlopen, vraag uw beheerder om een nieuwe',
  temporaryPasswordSent: 'Uw tijdelijke wachtwoord is naar uw e-mailadres gestuurd',
  sessionExpires:
    'Uw sessie verloopt over minder dan {{minutes}} minuten. Klik hier om de sessie voort te zetten',
  sessionExpired: 'De sessie is verlopen.',
  callNotAllowed: 'U mag deze aanroep niet doen',
  pageAccess: 'U hebt geen toegang tot deze pagina!',

  unexpected:
    'Er is iets misgegaan. Probeer het opnieuw. Neem contact op met support als het probleem blijft bestaan',
  pageLoad: 'Er is een fout opgetreden bij het laden van de pagina, probeer het opnieuw.',
  offline: 'Controleer uw verbinding en probeer het opnieuw.',
  browserNotSupported:
    'Deze browser wordt niet ondersteund. Gebruik Google Chrome, Mozilla Firefox, Microsoft Edge of Safari.',
  notFound: 'Niet gevonden',
  updated: 'Bijgewerkt',
  success: 'Gelukt!',
  statusUpdated: 'De status is bijgewerkt.',
} as const satisfies Pick<ErrorTexts, keyof typeof source>;
