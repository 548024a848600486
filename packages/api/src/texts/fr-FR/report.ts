import type { report as source } from '../en-US/report.ts';

export const report: typeof source = {
  internal: 'Interne : ne pas remettre au client.',
  empty: 'Rien n’est enregistré.',
  subType: 'Type particulier',
  unnamed: 'Partie sans nom',
  approval: {
    title: 'Approbation',
    policy: 'Exigée',
    requestedBy: 'Demandée par',
    requestedAt: 'Demandée le',
  },
  about: {
    title: 'À propos de cet export',
    exportedAt: 'Exporté le',
    exportedBy: 'Exporté par',
    contents: 'Contenu',
    identifiers: 'Identifiants',
    masked: 'Masqués',
    full: 'En entier ; consigné dans le journal d’audit',
    version: 'Version de la demande',
    hash: 'SHA-256 du contenu',
    hashHint:
      'Comparez cette empreinte à celle du journal d’audit du cabinet pour vérifier que rien n’a été modifié.',
    missing:
      'Le signe ■ remplace un caractère absent de la police de ce document ; le fichier CSV le contient.',
  },
  signing: {
    title: 'Signatures',
    text: 'En signant, chaque personne confirme l’exactitude des données de ce document.',
    none: 'Aucune des parties n’est signataire.',
    name: 'Nom',
    city: 'Lieu',
    date: 'Date',
    signature: 'Signature',
  },
  csv: { section: 'Rubrique', about: 'Concerne', field: 'Champ', value: 'Valeur' },
  footer: 'Exporté le {{at}}',
  page: 'Page {{page}} sur {{pages}}',
};
