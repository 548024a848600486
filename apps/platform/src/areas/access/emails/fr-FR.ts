import type { Emails } from './emails.ts';

export const emails: Emails = {
  resetCode: ({ tenant, name, code, link }) => ({
    subject: `${tenant} : votre code de vérification`,
    greeting: `Bonjour ${name},`,
    paragraphs: [
      `Quelqu’un a demandé la réinitialisation de votre mot de passe chez ${tenant}. Voici le code de vérification ; il est valable une seule fois, pendant 10 minutes :`,
    ],
    secret: code,
    link: { label: 'Saisir le code', href: link },
    closing: 'Ce n’était pas vous ? Vous n’avez rien à faire. Ne communiquez jamais ce code.',
  }),
  passwordChanged: ({ tenant, name, link }) => ({
    subject: `${tenant} : votre mot de passe a été modifié`,
    greeting: `Bonjour ${name},`,
    paragraphs: [`Votre mot de passe chez ${tenant} vient d’être modifié. Toutes vos sessions ont pris fin.`],
    link: { label: 'Se connecter', href: link },
    closing: 'Ce n’était pas vous ? Prévenez immédiatement votre administrateur.',
  }),
  temporaryPassword: ({ tenant, name, userName, password, link }) => ({
    subject: `${tenant} : votre mot de passe provisoire`,
    greeting: `Bonjour ${name},`,
    paragraphs: [
      `Votre compte chez ${tenant} est prêt. Votre nom d’utilisateur est ${userName}. Connectez-vous dans les 7 jours avec ce mot de passe provisoire ; vous en choisirez aussitôt un autre :`,
    ],
    secret: password,
    link: { label: 'Se connecter', href: link },
    closing: 'Ne communiquez jamais ce mot de passe.',
  }),
  factorChanged: ({ tenant, name, link }) => ({
    subject: `${tenant} : votre mode de connexion a changé`,
    greeting: `Bonjour ${name},`,
    paragraphs: [
      `La deuxième étape de la connexion chez ${tenant} vient d’être modifiée. Toutes vos autres sessions ont pris fin.`,
    ],
    link: { label: 'Se connecter', href: link },
    closing: 'Ce n’était pas vous ? Prévenez immédiatement votre administrateur.',
  }),
  emailChanging: ({ tenant, name, link }) => ({
    subject: `${tenant} : une autre adresse e-mail a été saisie pour vous`,
    greeting: `Bonjour ${name},`,
    paragraphs: [
      `Un administrateur de ${tenant} a saisi une autre adresse e-mail pour votre compte. Tant que son propriétaire ne l’a pas confirmée, les codes pour un mot de passe perdu arrivent à cette adresse.`,
    ],
    link: { label: 'Se connecter', href: link },
    closing: 'Vous ne l’avez pas demandé ? Prévenez immédiatement un autre administrateur.',
  }),
  emailCode: ({ tenant, name, code, link }) => ({
    subject: `${tenant} : confirmez cette adresse e-mail`,
    greeting: `Bonjour ${name},`,
    paragraphs: [
      `Cette adresse a été saisie pour votre compte chez ${tenant}. Le code prouve que vous la lisez ; il est valable une seule fois, pendant 7 jours :`,
    ],
    secret: code,
    link: { label: 'Saisir le code', href: link },
    closing: 'Vous ne connaissez pas ce cabinet ? Vous n’avez rien à faire. Ne communiquez jamais ce code.',
  }),
  emailChanged: ({ tenant, name, link }) => ({
    subject: `${tenant} : votre adresse e-mail a changé`,
    greeting: `Bonjour ${name},`,
    paragraphs: [
      `La nouvelle adresse e-mail de votre compte chez ${tenant} est confirmée. Plus rien n’est envoyé à cette adresse.`,
    ],
    link: { label: 'Se connecter', href: link },
    closing: 'Ce n’était pas vous ? Prévenez immédiatement votre administrateur.',
  }),
  resetsRequested: ({ tenant, name, link }) => ({
    subject: `${tenant} : des codes pour votre mot de passe sont demandés`,
    greeting: `Bonjour ${name},`,
    paragraphs: [
      `Plusieurs codes pour réinitialiser votre mot de passe chez ${tenant} ont été demandés aujourd’hui. Dix au plus sont envoyés par jour.`,
    ],
    link: { label: 'Se connecter', href: link },
    closing:
      'Ce n’était pas vous ? Vous n’avez rien à faire, mais prévenez votre administrateur. Ne communiquez jamais un code.',
  }),
  smsCode: ({ tenant, code }) =>
    `${code} est votre code pour ${tenant}. Il est valable une seule fois, pendant 3 minutes. Ne le communiquez jamais.`,
  invitation: ({ tenant, token, link }) => ({
    subject: `${tenant} : vous êtes invité`,
    greeting: 'Bonjour,',
    paragraphs: [
      `${tenant} vous invite à travailler avec ses équipes dans Dossier. Le lien est valable une seule fois, pendant 7 jours.`,
      'Si le lien ne s’ouvre pas, saisissez ce jeton d’invitation sur la page d’inscription :',
    ],
    secret: token,
    link: { label: 'Créer votre compte', href: link },
    closing: 'Vous ne connaissez pas ce cabinet ? Vous n’avez rien à faire.',
  }),
  confirmationCode: ({ tenant, name, code, link }) => ({
    subject: `${tenant} : votre code de confirmation`,
    greeting: `Bonjour ${name},`,
    paragraphs: [
      `Ce code confirme votre compte chez ${tenant} ; il est valable une seule fois, pendant 10 minutes :`,
    ],
    secret: code,
    link: { label: 'Saisir le code', href: link },
    closing: 'Ne communiquez jamais ce code.',
  }),
  smsConfirmation: ({ tenant, code }) =>
    `${code} confirme votre compte chez ${tenant}. Il est valable une seule fois, pendant 10 minutes. Ne le communiquez jamais.`,
};
