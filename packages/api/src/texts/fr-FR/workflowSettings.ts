import type { workflowSettings as source } from '../en-US/workflowSettings.ts';

export const workflowSettings: typeof source = {
  title: 'Processus',
  intro:
    'Ce que vous modifiez ici vaut pour les processus qui commencent désormais. Ceux qui sont en cours gardent la version avec laquelle ils ont commencé.',
  on: 'Activé',
  off: 'Désactivé',
  change: 'Modifier',
  days_one: '{{formatted}} jour ouvrable',
  days_other: '{{formatted}} jours ouvrables',
  stepCount: '{{on}} étapes sur {{all}}',
  approvals: {
    twoPersons: 'Un collègue approuve',
    twoPersonsSenior: 'Un administrateur approuve',
  },
  isOn: 'Des processus de ce type peuvent être lancés',
  isOnHint: 'Désactivé, aucun n’est lancé ; ceux en cours continuent.',
  slaDays: 'Délai en jours ouvrables',
  slaHint: 'Pour tout le processus. Les jours où nous attendons le client ne comptent pas.',
  approval: 'Approbation',
  stepOn: 'Cette étape fait partie du processus',
  stepDays: 'Jours ouvrables, depuis le début du processus',
  notes: 'Note',
  noteRules: {
    explained: 'Là où l’issue doit être expliquée',
    always: 'Pour chaque issue',
  },
  pool: 'Groupe',
  poolHint: 'Ses membres reçoivent l’étape à tour de rôle.',
  noPool: 'Attribution manuelle',
  maxOpen: 'Processus ouverts par personne',
  maxOpenHint:
    'Qui en a autant est passé lorsqu’un groupe attribue. Si personne n’est libre, le processus est attribué à la main.',
  lowers:
    'Un administrateur n’aurait plus à approuver. Une deuxième personne doit d’abord être d’accord ; rien ne change d’ici là.',
  lowerRequested: 'Demandé : une deuxième personne doit être d’accord. Rien ne change d’ici là.',
  lowered: 'Un administrateur n’aurait plus à approuver',
  loweredEffect: 'Les processus en cours gardent l’approbation avec laquelle ils ont commencé.',
  moveUp: 'Monter',
  running_one: '{{formatted}} processus est en cours et garde sa version : rien n’y change.',
  running_other: '{{formatted}} processus sont en cours et gardent leur version : rien n’y change.',
  noneRuns: 'Aucun processus de ce type n’est en cours.',
  stale: 'Un collègue a modifié ceci entre-temps. Vous le voyez tel qu’il est maintenant.',
  saved: 'Enregistré. Les nouveaux processus se déroulent ainsi.',
  save: 'Enregistrer',
  cancel: 'Annuler',
};
