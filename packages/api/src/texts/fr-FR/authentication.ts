import type { authentication as source } from '../en-US/authentication.ts';

export const authentication: typeof source = {
  title: 'Connexion',
  intro:
    'Les seconds facteurs que votre cabinet exige, et la durée des sessions. Sans second facteur, on ne va pas plus loin que sa configuration.',
  methods: 'Vérification en deux étapes',
  hint: 'Ne choisissez rien pour ne rien exiger.',
  factors: { SOFTWARE: 'Application d’authentification', SMS: 'SMS' },
  factorHints: {
    SOFTWARE: 'Un code d’une application sur le téléphone',
    SMS: 'Un code par SMS ; moins sûr qu’une application',
  },
  none: 'Aucun second facteur n’est exigé.',
  setup_one: '{{count}} personne doit d’abord configurer un second facteur.',
  setup_other: '{{count}} personnes doivent d’abord configurer un second facteur.',
  save: 'Enregistrer',
  question: 'Modifier les paramètres de connexion ?',
  limits: {
    idleMinutes: 'Déconnexion après une inactivité de',
    hours: 'Déconnexion au plus tard après',
    trustedHours: 'Sur un ordinateur de confiance, au plus tard après',
  },
  limitsHint:
    'Une durée plus courte s’applique immédiatement, même aux personnes connectées. Une durée maximale plus longue s’applique à partir de la prochaine connexion.',
  lowers:
    'La protection serait moindre : un collègue habilité à modifier les paramètres des utilisateurs doit l’approuver. Rien ne change d’ici là.',
  requested:
    'Demande envoyée. Un collègue habilité à modifier les paramètres des utilisateurs doit l’approuver ; rien ne change d’ici là.',
  already:
    'Une modification a déjà été demandée : un collègue habilité à modifier les paramètres des utilisateurs doit d’abord se prononcer.',
  lowered: 'La connexion protégerait moins',
  loweredEffect: 'Une fois approuvée, la modification s’applique à tout le cabinet.',
  ownRequest:
    'Un collègue habilité à modifier les paramètres des utilisateurs doit décider, car vous avez fait la demande.',
  saved: 'Paramètres de connexion enregistrés.',
  stale: 'Un collègue a modifié ceci. La dernière version est affichée ; réessayez.',
};
