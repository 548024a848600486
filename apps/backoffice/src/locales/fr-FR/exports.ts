import type { exports as source } from '../en-US/exports.ts';

export const exports: typeof source = {
  one: 'Exporter l’enregistrement',
  format: 'Format',
  formats: {
    pdf: 'PDF',
    csv: 'CSV',
    zip: 'ZIP',
  },
  ofOne: {
    pdf: 'À lire, imprimer ou signer',
    csv: 'Une ligne par champ',
    zip: 'Les deux, avec l’empreinte de chaque fichier',
  },
  language: 'Langue',
  contents: 'Contenu',
  sections: {
    overview: 'Aperçu',
    parties: 'Parties',
    status: 'Statut et approbations',
    comments: 'Commentaires',
    activity: 'Activité',
  },
  internal: 'Interne',
  counted_one: '{{formatted}} élément',
  counted_other: '{{formatted}} éléments',
  title: 'Titre',
  titleHint: 'À la place du nom du client',
  forSigning: 'Avec une page de signatures',
  forSigningHint: 'Sans ce qui est interne.',
  reveal: 'Identifiants en entier',
  revealHint: 'Le fait que vous les exportez est consigné.',
  cancel: 'Annuler',
  export: 'Exporter',
  ready: 'L’export est prêt.',
};
