import type { productSettings as source } from '../en-US/productSettings.ts';

export const productSettings: typeof source = {
  intros: {
    registrationTypes: 'Les demandes que votre personnel peut ouvrir. Celles en cours se poursuivent.',
    modules: 'Les parties de Dossier que votre cabinet utilise. Ce qui est désactivé conserve ses données.',
  },
  registrationTypes: {
    label: 'Types de demande',
    open_one: '{{count}} demande en cours',
    open_other: '{{count}} demandes en cours',
  },
  modules: {
    label: 'Modules utilisés',
    clientFile: 'Dossier client',
    clientFileHint: 'Personnes physiques, entreprises et suite d’une demande acceptée',
    clients_one: '{{count}} client',
    clients_other: '{{count}} clients',
    off: 'Personne ne peut ouvrir {{clients}} tant que ceci n’est pas réactivé.',
  },
};
