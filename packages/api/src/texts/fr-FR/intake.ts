import type { intake as source } from '../en-US/intake.ts';

export const intake: typeof source = {
  extensions: {
    kinds: {
      documents: 'Documents',
      pictures: 'Images',
      mail: 'E-mail',
      sound: 'Son',
      risky: 'Peut contenir du contenu dangereux',
    },
    professional: 'Types de fichiers que votre personnel peut charger',
    professionalHint:
      'Pour les documents des clients. 15 Mo au plus par fichier, et le contenu doit correspondre au type.',
    allowed: 'Types de fichiers acceptés par votre cabinet',
    allowedHint:
      'Également de la part des clients. HTML, XLSM et ZIP peuvent être nuisibles : ne les acceptez que si nécessaire.',
  },
  history: {
    title: 'Historique',
    label: 'Modifications',
    platform: 'Le système',
    changed: '{{actor}} a modifié ces paramètres',
    first: '{{actor}} a défini ces paramètres',
    change: '{{field}} : {{old}} → {{now}}',
    nothing: 'rien',
    added: '{{field}}, ajouté : {{items}}',
    removed: '{{field}}, retiré : {{items}}',
    reason: 'Motif : {{reason}}',
    more: 'Afficher les modifications précédentes',
  },
  onboarding: {
    lower: {
      requested:
        'Moins de personnes décideraient : un autre administrateur doit approuver. D’ici là, rien ne change.',
      already: 'Déjà demandé : un autre administrateur doit d’abord décider.',
      title: 'Moins de personnes décident d’un client',
      summary: '{{name}} l’a demandé ({{when}}) : {{before}} → {{after}}.',
      mayDecide: 'Les demandes en cours gardent la règle sous laquelle elles ont été faites.',
      ownRequest:
        'Un autre administrateur doit décider, car vous avez fait la demande. Si vous êtes le seul, contactez Dossier ou invitez-en un second.',
      ownData: 'Un collègue doit décider.',
      recentChange:
        'Un collègue doit décider, car l’un de vous a modifié l’adresse, le second facteur, le rôle ou les groupes de l’autre ces 72 dernières heures.',
      notSenior: 'Un administrateur doit décider.',
      notPermitted: 'Il vous faut l’autorisation de modifier ces paramètres.',
      approve: 'Approuver',
      reject: 'Refuser',
      withdraw: 'Retirer la demande',
      done: {
        approve: 'Approuvé et modifié.',
        reject: 'Demande refusée.',
        withdraw: 'Demande retirée.',
      },
    },
    intro: 'Comment votre cabinet accueille les clients, et comment se déroulent les autres workflows.',
    title: 'Entrée en relation',
    lane: {
      label: 'Étapes de l’entrée en relation',
      title: 'Avec ces réglages',
      collect: 'Compléter le dossier',
      decide: 'Décider',
      end: 'Client accepté',
      required_one: '{{formatted}} élément exigé',
      required_other: '{{formatted}} éléments exigés',
      days_one: '{{formatted}} jour ouvré au plus',
      days_other: '{{formatted}} jours ouvrés au plus',
      completions: {
        manual: 'Déclaré complet par le responsable',
        automatic: 'Complet dès que rien ne manque',
      },
      needs: {
        INDIVIDUAL: 'Exigé d’un particulier',
        JOINT: 'Exigé de clients conjoints',
        BUSINESS: 'Exigé d’une entreprise',
      },
      nothing: 'Rien',
      holidays: 'Les week-ends et jours fériés ne comptent pas ({{country}}).',
      open_one: 'Une modification vaut aussi pour la {{formatted}} demande ouverte.',
      open_other: 'Une modification vaut aussi pour les {{formatted}} demandes ouvertes.',
    },
    completeness: 'Étape 1 : compléter le dossier',
    gate: 'Requis pour la complétude',
    gateHint: 'Ce qui n’est pas coché est facultatif.',
    items: {
      partyFields: 'Les données de chaque partie',
      representative: 'Un signataire pour l’entreprise',
      beneficialOwners: 'Les bénéficiaires effectifs confirmés d’une entreprise',
      tax: 'Résidence fiscale, numéro fiscal et US person',
      exposure: 'Exposition politique',
      originOfAssets: 'Origine du patrimoine',
      identity: 'Une pièce d’identité de chaque personne',
      w9: '{{documentKind}} des US persons',
      chamberOfCommerceExtract: '{{documentKind}} de 90 jours au plus',
      uboRegisterExtract: '{{documentKind}}',
    },
    completion: 'Marquer une demande comme complète',
    completions: {
      manual: 'Par le responsable',
      automatic:
        'Automatiquement, dès que rien ne manque. Les demandes renvoyées doivent être complétées à la main.',
    },
    decision: 'Étape 2 : décider',
    calendarTitle: 'Calendrier',
    acceptance: 'Avant d’accepter un client à risque faible ou moyen',
    acceptanceHint:
      'En cas de risque élevé ou d’exposition politique, la loi exige toujours un administrateur.',
    policies: {
      none: 'Aucune approbation requise',
      twoPersons: 'Un collègue approuve',
      twoPersonsSenior: 'Un administrateur approuve',
    },
    soleTitle: 'Cabinet individuel',
    sole: 'Un administrateur décide seul',
    soleHint:
      'Pour un cabinet où personne d’autre ne peut accepter de clients. La demande d’approbation attend 24 heures ; le même administrateur la confirme ensuite avec un code de son application d’authentification. Il est consigné que la décision a été prise seul.',
    soleOthers:
      'D’autres personnes de votre cabinet peuvent accepter des clients ou étaient administrateurs ces 30 derniers jours : personne ne décide donc seul. Rien n’a été enregistré.',
    soleValues: { on: 'Un administrateur décide seul', off: 'Personne ne décide seul' },
    why: 'Motif',
    terms: 'Délais en jours ouvrés',
    incomplete: 'Jusqu’à la complétude',
    complete: 'Jusqu’à la décision',
    calendar: 'Jours fériés',
  },
};
