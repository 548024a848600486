import type { Language } from '@dossier/validators/vocabularies';

/** What the platform answers when a password was changed: the page shows it as it is (S1 §4). */
export const passwordChanged: Readonly<Record<Language, string>> = {
  'en-US': 'Your password has been changed.',
  'nl-NL': 'Uw wachtwoord is gewijzigd.',
  'fr-FR': 'Votre mot de passe a été modifié.',
  'de-DE': 'Ihr Passwort wurde geändert.',
};
