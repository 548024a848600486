import type { RestComponentMessages } from '../en-US/components.ts';
import { structure } from './structure.ts';
import { table } from './table.ts';

export const components: RestComponentMessages = {
  ...structure,
  table,
  dateRange: { from: 'Du', to: 'Au', lastDays: '{{days}} derniers jours' },
  formSections: {
    onlyMissing: 'Seulement ce qui manque',
    legend: 'Nécessaire pour compléter',
    missing: 'manquant',
    complete: 'complet',
    storedErrors: 'Certaines données enregistrées sont à corriger',
    storedErrorsHint: 'Vous pouvez tout de même enregistrer les autres sections.',
  },
  mention: {
    label: 'Collègues',
    matches: {
      one: '{{count}} nom. Entrée l’insère.',
      other: '{{count}} noms. Les flèches choisissent, Entrée insère.',
    },
  },
  user: { menu: 'Votre menu : {{name}}' },
  viewer: {
    page: '{{page}} sur {{pages}}',
    documentKind: 'Page de {{label}}',
    previous: 'Page précédente',
    next: 'Page suivante',
    first: 'Première page',
    last: 'Dernière page',
    in: 'Agrandir',
    out: 'Réduire',
    fit: 'Ajuster à la largeur',
    left: 'Tourner à gauche',
    right: 'Tourner à droite',
    turned: 'tournée de {{degrees}}°',
    failed: 'Cette page ne peut pas être affichée.',
  },
  masked: { show: 'Afficher en entier', hide: 'Masquer' },
  leave: {
    title: 'Abandonner les modifications ?',
    text: 'Vous n’avez pas enregistré ces modifications :',
    discard: 'Abandonner',
    keep: 'Continuer la saisie',
  },
  search: { clear: 'Effacer la recherche' },
};
