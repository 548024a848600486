export const decision = {
  title: 'Décision : {{name}}',
  here: 'Décision d’acceptation',
  request: 'Demande d’approbation',
  requestedBy: '{{name}} l’a demandée le {{when}}.',
  openUntil: 'Elle reste ouverte jusqu’au {{date}}.',
  noComment: 'Aucun commentaire n’accompagne la demande.',
  changes: {
    title: 'Nouveau pour vous',
    visit: 'Modifié par vos collègues depuis votre dernière visite, le {{when}}.',
    request:
      'Vous n’avez encore jamais ouvert cette demande. Modifié depuis la demande d’approbation du {{when}}.',
    start: 'Vous n’avez encore jamais ouvert cette demande. Modifié depuis son ouverture, le {{when}}.',
    unchanged: {
      visit: 'Vos collègues n’ont rien modifié depuis votre dernière visite, le {{when}}.',
      request:
        'Vous n’avez encore jamais ouvert cette demande. Rien n’a été modifié depuis la demande d’approbation du {{when}}.',
      start:
        'Vous n’avez encore jamais ouvert cette demande. Rien n’a été modifié depuis son ouverture, le {{when}}.',
    },
    all: 'Afficher toute l’activité',
  },
  checks: {
    title: 'Contrôles',
    done: '{{done}} sur {{total}}',
    risk: 'Le risque est acceptable',
    acceptable: 'Oui',
    unacceptable: 'Non',
  },
  comment: 'Votre commentaire',
  commentHint: 'Nécessaire en cas de refus. Le demandeur et vos collègues peuvent le lire.',
  reasonNeeded: 'Expliquez votre refus, afin que votre collègue sache quoi corriger.',
  noSecondPerson: 'Votre cabinet ne demande pas de seconde personne ici : l’acceptation est immédiate.',
  accepted: '{{name}} est accepté.',
  isAccepted: '{{name}} est désormais accepté comme client.',
  decided: {
    approve: '{{name}} a approuvé la demande le {{when}}.',
    reject: '{{name}} a refusé la demande le {{when}}.',
  },
  notified: '{{name}} a été prévenu.',
  outcomes: {
    requested: 'En attente d’approbation',
    approved: 'La demande a été approuvée',
    rejected: 'La demande a été refusée',
    withdrawn: 'La demande a été retirée',
    void: 'La demande est annulée, car le dossier a changé',
    expired: 'La demande a expiré sans décision',
  },
  nothing: {
    title: 'Il n’y a rien à décider',
    text: 'Aucune approbation n’a été demandée pour ce dossier.',
  },
  next: 'Décision suivante : {{name}}',
  openRecord: 'Ouvrir la demande',
};
