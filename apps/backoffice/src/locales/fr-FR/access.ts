import type { access as source } from '../en-US/access.ts';

export const access: typeof source = {
  login: {
    title: 'Bienvenue !',
    subtitle: 'Connectez-vous à votre portail professionnel',
    username: 'Nom d’utilisateur',
    password: 'Mot de passe',
    trust: 'Faire confiance à cet ordinateur',
    submit: 'Se connecter',
    submitting: 'Connexion…',
    lostPassword: 'J’ai perdu mon mot de passe',
    noAccount: 'Je n’ai pas de compte',
    newPassword: 'Nouveau mot de passe',
    confirmPassword: 'Confirmez le nouveau mot de passe',
    loggedOut: 'Vous êtes déconnecté.',
  },
  backToLogin: 'Retour à la connexion',
  sending: 'Envoi…',
  restorePassword: {
    title: 'Réinitialiser le mot de passe',
    subtitle: 'Un code de vérification est envoyé au titulaire de ce nom d’utilisateur.',
    submit: 'Envoyer le code',
  },
  resetPassword: {
    title: 'Choisissez un nouveau mot de passe',
    code: 'Code de vérification',
    submit: 'Enregistrer le mot de passe',
  },
  signUp: {
    title: 'Créer votre compte',
    subtitle: 'Vous êtes invité à travailler ici. Votre mot de passe provisoire est envoyé par e-mail.',
    tokenSubtitle: 'Collez votre jeton d’invitation pour commencer.',
    token: 'Jeton d’invitation',
    tokenHint: 'L’adresse complète de l’invitation convient aussi.',
    next: 'Continuer',
    email: 'E-mail',
    phone: 'Téléphone',
    firstName: 'Prénom',
    middleName: 'Deuxième prénom',
    lastName: 'Nom',
    submit: 'S’inscrire',
  },
  chooseTenant: {
    title: 'Choisissez un cabinet',
    subtitle:
      'Vous travaillez comme administrateur de ce cabinet jusqu’à ce que vous en choisissiez un autre. Le choix est consigné.',
    empty: 'Il n’y a pas encore de cabinet.',
    open: 'Travailler pour {{name}}',
  },
};
