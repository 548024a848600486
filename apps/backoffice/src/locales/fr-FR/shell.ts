import type { shell as source } from '../en-US/shell.ts';

export const shell: typeof source = {
  dashboard: 'Tableau de bord',
  registrations: 'Enregistrements',
  scheme: { system: 'Comme le système', light: 'Clair', dark: 'Sombre' },
  contrast: { system: 'Contraste du système', more: 'Contraste renforcé', standard: 'Contraste standard' },
  density: { compact: 'Compact', regular: 'Normal', comfortable: 'Aéré' },
  changeTenant: 'Choisir un autre cabinet',
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
    text: 'Le reste de la page fonctionne. L’erreur a été signalée ; rien de ce que vous avez enregistré n’est perdu.',
    reload: 'Recharger',
  },
  notFound: {
    title: 'Page introuvable',
    text: 'Il n’y a pas de page à cette adresse. Elle a peut-être été déplacée, ou le lien est incomplet.',
  },
  forbidden: {
    title: 'Vous n’avez pas accès à cette page !',
    text: 'Elle demande l’autorisation « {{permission}} ». Un administrateur de votre cabinet peut l’accorder.',
  },
  toDashboard: 'Aller au tableau de bord',
  loading: 'Chargement',
  loadFailed: {
    title: 'Chargement impossible',
    text: 'La plateforme ne répond pas. Rien de ce que vous avez saisi n’est perdu.',
  },
  tryAgain: 'Réessayer',
  languageFailed: 'La langue « {{language}} » n’a pas pu être chargée. Réessayez, ou rechargez la page.',
  requestId: 'Requête {{id}}',
};
