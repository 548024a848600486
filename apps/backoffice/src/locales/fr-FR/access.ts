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
  chooseTenant: {
    title: 'Choisissez un cabinet',
    subtitle:
      'Vous travaillez comme administrateur de ce cabinet jusqu’à ce que vous en choisissiez un autre. Le choix est consigné.',
    empty: 'Il n’y a pas encore de cabinet.',
    open: 'Travailler pour {{name}}',
  },
};
