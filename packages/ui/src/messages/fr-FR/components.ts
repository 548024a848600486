import type { ComponentMessages } from '../en-US/components.ts';
import { structure } from './structure.ts';

export const components = {
  ...structure,
  field: { optional: '(facultatif)' },
  password: { show: 'Afficher le mot de passe', hide: 'Masquer le mot de passe' },
  errorSummary: { title: 'Veuillez vérifier votre saisie', sent: 'Rien n’a encore été envoyé.' },
  form: { invalid: 'Remplissez d’abord correctement tous les champs obligatoires.' },
  modal: { close: 'Fermer' },
  confirm: { yes: 'Oui', no: 'Non' },
  information: { title: 'Information !', ok: 'OK' },
  toast: {
    region: 'Notifications',
    info: 'Information',
    success: 'Réussi',
    warning: 'Avertissement',
    error: 'Erreur !',
    close: 'Fermer',
    copy: 'Copier les détails',
    copied: 'Copié',
  },
  search: { clear: 'Effacer la recherche' },
  language: { label: 'Langue' },
  navigation: {
    main: 'Menu principal',
    open: 'Ouvrir le menu',
    close: 'Fermer le menu',
    skip: 'Aller au contenu',
    more: 'Plus',
  },
  user: { menu: 'Votre menu : {{name}}' },
  footer: { poweredBy: 'Propulsé par {{product}}' },
  select: { placeholder: 'Choisir…' },
  date: { calendar: 'Calendrier' },
  loading: 'Chargement',
  count: { unread: '{{count}} non lus', total: '{{count}}' },
  noPermission: { title: 'Vous n’avez pas accès à cette page !' },
} as const satisfies ComponentMessages;
