import type { VocabularyTexts } from '@dossier/validators/vocabularies';

export const vocabularies = {
  partyType: {
    NP: 'Personne physique',
    LE: 'Personne morale',
    NPG: 'Groupe de personnes',
    PD: 'Produit',
  },
  relationType: {
    OWD: 'Détenue par',
    OWN: 'Détient',
    RPD: 'Représentée par',
    RPV: 'Représente',
    UDP: 'Définie par l’utilisateur, partie',
    UDA: 'Définie par l’utilisateur, compte',
  },
  partyStatus: {
    N: 'Nouvelle',
    I: 'Inactive',
    A: 'Active',
    R: 'Rejetée',
    E: 'Terminée',
  },
  connectionType: {
    represents: 'Représente',
    representedBy: 'Représentée par',
    owns: 'Détient',
    ownedBy: 'Détenue par',
  },
  connectionAction: {
    show: 'Afficher',
    showAll: 'Tout afficher',
    showOwnership: 'Afficher la propriété',
    showRepresentation: 'Afficher la représentation',
  },
  customFieldType: {
    B: 'Question fermée',
    S: 'Texte court',
    D: 'Date',
    N: 'Nombre',
  },
  customFieldScope: {
    NP: 'Personne physique',
    LE: 'Personne morale',
  },
  customFieldValueType: {
    TEXT: 'Texte',
    CURRENCY: 'Devise',
    NUMBER: 'Nombre',
    PERCENTAGE: 'Pourcentage',
  },
  customFieldStatus: {
    A: 'Actif',
    D: 'Désactivé',
    R: 'Archivé',
  },
} as const satisfies Partial<VocabularyTexts>;
