import type { common as source } from '../en-US/common.ts';

export const common: typeof source = {
  dashboard: 'Tableau de bord',
  registrations: 'Demandes',
  appearance: 'Apparence',
  scheme: { system: 'Comme le système', light: 'Clair', dark: 'Sombre' },
  contrast: { system: 'Contraste du système', more: 'Contraste renforcé', standard: 'Contraste standard' },
  density: { compact: 'Compact', regular: 'Normal', comfortable: 'Aéré' },
  changeTenant: 'Changer de cabinet',
  logout: 'Se déconnecter',
  copyright: '© {{year}} {{name}}',
  publicLinks: {
    news: 'Actualités',
    blog: 'Blog',
    governance: 'Gouvernance',
    team: 'Équipe',
    support: 'Assistance',
  },
  motto: 'Chaque client, complet et justifié.',
  unsupported: {
    title: 'Navigateur non pris en charge',
    text: 'Ce navigateur n’est pas pris en charge. Veuillez utiliser Google Chrome, Mozilla Firefox, Microsoft Edge ou Safari.',
  },
  broken: {
    title: 'Une erreur s’est produite dans cette partie de la page',
    text: 'Le reste fonctionne. L’erreur a été signalée ; vos données enregistrées sont en sécurité.',
    reload: 'Recharger',
  },
  notFound: {
    title: 'Page introuvable',
    text: 'Il n’y a pas de page à cette adresse. Vérifiez le lien.',
  },
  forbidden: {
    title: 'Vous n’avez pas accès à cette page !',
    text: 'Elle exige l’autorisation « {{permission}} ». Adressez-vous à un administrateur de votre cabinet.',
  },
  toDashboard: 'Aller au tableau de bord',
  loading: 'Chargement',
  loadFailed: {
    title: 'Chargement impossible',
    text: 'Le serveur est injoignable. Votre saisie est conservée.',
  },
  tryAgain: 'Réessayer',
  languageFailed: 'La langue « {{language}} » n’a pas pu être chargée. Réessayez, ou rechargez la page.',
  requestId: 'Requête {{id}}',
};
