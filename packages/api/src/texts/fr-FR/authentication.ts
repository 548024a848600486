import type { authentication as source } from '../en-US/authentication.ts';

export const authentication: typeof source = {
  title: 'Connexion',
  intro:
    'Les seconds facteurs que votre cabinet exige. Sans l’un d’eux, on ne va pas plus loin que sa configuration.',
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
  question: 'Modifier les seconds facteurs ?',
  saved: 'Paramètres de connexion enregistrés.',
  stale: 'Un collègue a modifié ceci. La dernière version est affichée ; réessayez.',
};
