import type { ErrorTexts } from '@dossier/validators/errors';
import type { errors as source } from '../en-US/base-errors.ts';

export const errors = {
  required: 'Ce champ est obligatoire',
  minlength: 'Veuillez saisir au moins {{min}} caractères',
  maxlength: 'Le texte saisi est trop long',
  minNumber: 'Valeur minimale {{min}}',
  maxNumber: 'Valeur maximale {{max}}',
  minCurrency: 'Valeur minimale {{min}}',
  pattern: 'Ces caractères ne sont pas autorisés ici',
  confirmPassword: 'La confirmation doit être identique au nouveau mot de passe',
  passwordNumber: 'Utilisez au moins un chiffre',
  passwordSpecial: 'Utilisez au moins un caractère spécial',
  passwordUpper: 'Utilisez au moins une majuscule',
  passwordLower: 'Utilisez au moins une minuscule',

  number: 'Il doit s’agir d’un nombre',
  range: 'Hors de l’intervalle autorisé',
  exactLength: 'La longueur n’est pas correcte',
  invalid: 'Non valide',
  matches: 'Les valeurs ne correspondent pas',
  format: 'Ne correspond pas au modèle',
  emailInvalid: 'L’adresse e-mail n’est pas valide',
  minCharacters: 'Nombre minimal de caractères : {{n}}',

  email: 'Veuillez saisir une adresse e-mail valide',
  mobilePhone: 'Veuillez saisir un numéro de mobile valide au format international',
  landOrMobilePhone: 'Veuillez saisir un numéro de téléphone valide au format international',

  oneOf: 'Veuillez sélectionner une valeur dans la liste',

  credentials: 'La combinaison du nom d’utilisateur et du mot de passe est incorrecte',
  existingPassword: 'Le mot de passe actuel est incorrect',
  newPasswordNotice:
    'Votre utilisateur a été créé par un administrateur. Veuillez modifier votre mot de passe ci-dessous.',
  missingProfile:
    'Les attributs fournis ne sont pas valides, le profil manque. Veuillez contacter notre responsable.',
  passwordPolicy: 'Le mot de passe ne respecte pas les règles : il doit contenir des caractères spéciaux',
  userNotConfirmed:
    'L’utilisateur n’est pas confirmé, un code de confirmation sera envoyé sur votre téléphone',
  mfaCode: 'Code de confirmation non valide',
  mfaCodeExpired: 'Le code de confirmation a expiré. Vous allez être redirigé vers la page de connexion',
  attemptLimit: 'Le nombre maximal de tentatives est atteint, veuillez réessayer plus tard',
  cannotReset: 'Le mot de passe ne peut pas être réinitialisé',
  resetHint: 'Si le nom d’utilisateur existe, le code de vérification a été envoyé',
  verificationCodeSent: 'Le code de vérification a été envoyé à {{username}}.',
  confirmationCode: 'Le code de confirmation est erroné',
  requestAnotherCode: 'En demander un autre',
  enterConfirmationCode: 'Saisissez le code de confirmation',
  usernameTaken: 'Le nom d’utilisateur {{username}} existe déjà, veuillez en choisir un autre',
  inviteNotFound: 'Aucune invitation ne porte cet identifiant',
  inviteExpired: 'Votre invitation a expiré, veuillez en demander une nouvelle à votre administrateur',
  temporaryPasswordSent: 'Votre mot de passe provisoire a été envoyé à votre adresse e-mail',
  sessionExpires: 'Votre session expire dans moins de {{minutes}} minutes. Cliquez ici pour la poursuivre',
  sessionExpired: 'La session a expiré.',
  callNotAllowed: 'Vous n’êtes pas autorisé à effectuer cet appel',
  pageAccess: 'Vous n’avez pas accès à cette page !',

  unexpected: 'Une erreur est survenue. Veuillez réessayer. Si le problème persiste, contactez l’assistance',
  pageLoad: 'Une erreur est survenue lors du chargement de la page, veuillez réessayer.',
  offline: 'Vérifiez votre connexion et réessayez.',
  browserNotSupported:
    'Ce navigateur n’est pas pris en charge. Veuillez utiliser Google Chrome, Mozilla Firefox, Microsoft Edge ou Safari.',
  notFound: 'Introuvable',
  updated: 'Mise à jour effectuée',
  success: 'C’est fait !',
  statusUpdated: 'Le statut a été mis à jour.',
} as const satisfies Pick<ErrorTexts, keyof typeof source>;
