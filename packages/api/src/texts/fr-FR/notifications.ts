import type { notifications as source } from '../en-US/notifications.ts';

export const notifications: typeof source = {
  title: 'Paramètres de notification',
  intro: 'Choisissez comment vous êtes informé de ce qui se passe.',
  channels: { inbox: 'Boîte de réception', email: 'Boîte de réception et e-mail', off: 'Désactivé' },
  events: {
    approvalRequested: 'Votre approbation est demandée',
    approvalDecided: 'Une décision est prise sur votre demande d’approbation',
    approvalVoided: 'Votre demande d’approbation est annulée ou expire',
    taskAssigned: 'Un client vous est attribué',
    taskDueSoon: 'Ce qui vous est attribué est à terminer dans les 2 jours ouvrables',
    registrationSentBack: 'Une demande vous est renvoyée',
    registrationSubmitted: 'Une demande n’a pas de responsable',
    documentExpiring: 'Un document d’un de vos clients expire dans les 20 jours ouvrables',
    reviewDue: 'La revue d’un de vos clients est à effectuer dans les 30 jours',
    reviewOverdue: 'La revue d’un de vos clients est en retard',
    mention: 'Un collègue vous mentionne',
    exportReady: 'Votre export est prêt',
    settingsChanged: 'Un collègue modifie des paramètres que vous pouvez modifier',
  },
  digest: 'Récapitulatif quotidien par e-mail',
  digestHint:
    'Les jours ouvrables à cette heure (Amsterdam), si des approbations, des tâches ou des messages non lus vous attendent. Pas pendant vos absences.',
  digestNever: 'Aucun récapitulatif',
  always:
    'Les e-mails concernant votre mot de passe, votre adresse e-mail et la vérification en deux étapes ne peuvent pas être désactivés. Les avis d’e-mails non distribués arrivent toujours dans votre boîte de réception.',
  saved: 'Paramètres de notification enregistrés.',
  stale:
    'Vos notifications ont été modifiées ailleurs. La dernière version est affichée ; rien n’a été enregistré.',
};
