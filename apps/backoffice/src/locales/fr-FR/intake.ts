import type { intake as source } from '../en-US/intake.ts';

export const intake: typeof source = {
  extensions: {
    professional: 'Fichiers que votre personnel peut envoyer',
    professionalHint:
      'Pour les documents des clients ; chaque fichier fait 15 Mo au plus et doit être ce que son nom indique.',
    allowed: 'Fichiers que le cabinet accepte',
    allowedHint:
      'Également de la part des clients. HTML, XLSM et ZIP peuvent exécuter ou cacher quelque chose : ne les acceptez que si nécessaire.',
  },
  history: {
    title: 'Historique',
    label: 'Qui a modifié quoi',
    platform: 'La plateforme',
    changed: '{{actor}} a modifié ces paramètres',
    first: '{{actor}} a défini ces paramètres',
    change: '{{field}} : {{old}} → {{now}}',
    nothing: 'rien',
    added: '{{field}}, ajouté : {{items}}',
    removed: '{{field}}, retiré : {{items}}',
    reason: 'Pourquoi : {{reason}}',
    more: 'Afficher les modifications précédentes',
  },
  onboarding: {
    lower: {
      requested:
        'Moins de personnes décideraient : un autre administrateur doit approuver. D’ici là, rien ne change.',
      already: 'C’est déjà demandé : un autre administrateur doit d’abord décider.',
      title: 'Moins de personnes décident d’un client',
      asked: '{{name}} l’a demandé ({{when}}) : {{before}} → {{after}}.',
      mayDecide: 'Ce qui a été demandé auparavant garde la règle sous laquelle il l’a été.',
      ownRequest:
        'Vous l’avez demandé, un autre administrateur décide donc. Un cabinet avec un seul administrateur s’adresse à Dossier ou en invite un second.',
      ownData: 'Quelqu’un d’autre décide.',
      recentChange:
        'L’un de vous a modifié l’adresse, le second facteur ou le rôle de l’autre il y a moins de 72 heures : quelqu’un d’autre décide donc.',
      notSenior: 'Un administrateur décide dans ce cas.',
      notPermitted: 'Seul qui peut modifier ces paramètres décide.',
      approve: 'Approuver',
      reject: 'Rejeter',
      withdraw: 'Retirer la demande',
      done: {
        approve: 'Approuvé et modifié.',
        reject: 'La demande a été rejetée.',
        withdraw: 'La demande a été retirée.',
      },
    },
    intro: 'Comment votre cabinet accueille un client. Les autres workflows suivent les étapes du produit.',
    title: 'Entrée en relation',
    completeness: 'Complétude',
    gate: 'Demandé avant qu’un dossier soit complet',
    gateHint: 'Ce qui n’est pas coché n’est ni demandé ni compté. On peut toujours le saisir.',
    items: {
      partyFields: 'Les champs de chaque partie',
      representative: 'Une personne qui signe pour l’entreprise',
      tax: 'Résidence fiscale, numéro fiscal et US person',
      exposure: 'Exposition politique',
      originOfAssets: 'Origine du patrimoine',
      identity: 'Une pièce d’identité de chacun',
      w9: '{{documentKind}} des US persons',
      chamberOfCommerceExtract: '{{documentKind}} de 90 jours au plus',
      uboRegisterExtract: '{{documentKind}}',
    },
    completion: 'Qui déclare un dossier complet',
    completions: {
      manual: 'La personne qui y travaille',
      automatic: 'La plateforme, dès que rien ne manque. Ce que quelqu’un a renvoyé, quelqu’un le complète.',
    },
    decision: 'Décision',
    acceptance: 'Avant d’accepter un client à risque faible ou moyen',
    acceptanceHint:
      'En cas de risque élevé ou d’exposition politique, la loi exige un administrateur, quel que soit votre choix.',
    policies: {
      none: 'Personne d’autre n’a à approuver',
      twoPersons: 'Une deuxième personne approuve',
      twoPersonsSenior: 'Un administrateur approuve',
    },
    why: 'Pourquoi',
    terms: 'Délais en jours ouvrés',
    incomplete: 'Jusqu’à ce qu’il soit complet',
    complete: 'Jusqu’à la décision',
    calendar: 'Jours fériés',
  },
};
