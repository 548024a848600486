import type { migration as source } from '../en-US/migration.ts';

export const migration: typeof source = {
  title: 'Convertir en client',
  intro:
    'Voici ce qui va se passer. Ensuite, la demande est en lecture seule et renvoie aux dossiers clients.',
  parties: 'Parties',
  connections: 'Liens dans les dossiers clients',
  noConnections: 'Aucun.',
  outcomes: {
    becomesClient: 'Devient un client actif.',
    isClient: 'Est déjà client.',
    staysInactive: 'Est un client inactif et le reste.',
    cannotBecome: 'A été rejeté ou a pris fin : aucun dossier client n’est possible.',
  },
  question: 'S’agit-il d’un client que vous avez déjà ?',
  same: 'Oui : {{name}}',
  other: 'Non, c’est un autre',
  matches: {
    taxNumber: 'même numéro fiscal',
    nameAndDateOfBirth: 'mêmes nom et date de naissance',
    chamberOfCommerceNo: 'même numéro d’entreprise',
  },
  added: 'Le dossier client reçoit aussi : {{fields}}.',
  differences: 'Quelle valeur conserver ?',
  file: 'Dans le dossier client',
  registration: 'Dans la demande',
  owns: '{{from}} détient {{share}} de {{to}}',
  holds: '{{from}} est lié à {{to}}',
  represented: '{{from}} est représenté par {{to}}',
  comment: 'Commentaire',
  cancel: 'Annuler',
  confirm: 'Convertir en client',
  undecided: 'Décidez pour chaque partie s’il s’agit de la même.',
  blocked: 'Une partie a été rejetée ou a pris fin.',
  stale: 'Quelque chose a changé depuis l’ouverture. L’aperçu est à jour ; vérifiez-le de nouveau.',
  done: 'La demande est devenue un dossier client.',
};
