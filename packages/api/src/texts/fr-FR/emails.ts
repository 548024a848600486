import type { emails as source } from '../en-US/emails.ts';

export const emails: typeof source = {
  access: {
    resetCode: {
      subject: '{{tenant}} : votre code de vérification',
      greeting: 'Bonjour {{name}},',
      paragraphs: [
        'Nous avons reçu une demande de réinitialisation de votre mot de passe chez {{tenant}}. Ce code de vérification est valable une seule fois, pendant 10 minutes :',
      ],
      link: 'Saisir le code',
      closing: 'Si ce n’était pas vous, ignorez cet e-mail. Ne communiquez jamais ce code.',
    },
    passwordChanged: {
      subject: '{{tenant}} : votre mot de passe a été modifié',
      greeting: 'Bonjour {{name}},',
      paragraphs: [
        'Votre mot de passe chez {{tenant}} vient d’être modifié. Vous avez été déconnecté partout.',
      ],
      link: 'Se connecter',
      closing: 'Si ce n’était pas vous, prévenez immédiatement votre administrateur.',
    },
    temporaryPassword: {
      subject: '{{tenant}} : votre mot de passe provisoire',
      greeting: 'Bonjour {{name}},',
      paragraphs: [
        'Votre compte chez {{tenant}} est prêt. Votre nom d’utilisateur est {{userName}}. Connectez-vous dans les 7 jours avec ce mot de passe provisoire ; vous en choisirez aussitôt un autre :',
      ],
      link: 'Se connecter',
      closing: 'Ne communiquez jamais ce mot de passe.',
    },
    factorChanged: {
      subject: '{{tenant}} : votre vérification en deux étapes a été modifiée',
      greeting: 'Bonjour {{name}},',
      paragraphs: [
        'Votre vérification en deux étapes chez {{tenant}} a été modifiée. Vous avez été déconnecté partout ailleurs.',
      ],
      link: 'Se connecter',
      closing: 'Si ce n’était pas vous, prévenez immédiatement votre administrateur.',
    },
    emailChanging: {
      subject: '{{tenant}} : une autre adresse e-mail a été saisie pour vous',
      greeting: 'Bonjour {{name}},',
      paragraphs: [
        'Un administrateur de {{tenant}} a saisi une autre adresse e-mail pour votre compte. Tant que la nouvelle adresse n’est pas vérifiée, les codes de réinitialisation de votre mot de passe sont envoyés à cette adresse-ci.',
      ],
      link: 'Se connecter',
      closing: 'Si vous ne l’avez pas demandé, prévenez immédiatement un autre administrateur.',
    },
    emailCode: {
      subject: '{{tenant}} : vérifiez cette adresse e-mail',
      greeting: 'Bonjour {{name}},',
      paragraphs: [
        'Cette adresse a été saisie pour votre compte chez {{tenant}}. Vérifiez-la avec ce code, valable une seule fois, pendant 7 jours :',
      ],
      link: 'Saisir le code',
      closing: 'Si vous ne connaissez pas ce cabinet, ignorez cet e-mail. Ne communiquez jamais ce code.',
    },
    emailChanged: {
      subject: '{{tenant}} : votre adresse e-mail a été modifiée',
      greeting: 'Bonjour {{name}},',
      paragraphs: [
        'La nouvelle adresse e-mail de votre compte chez {{tenant}} a été vérifiée. Nous n’envoyons plus d’e-mails à cette adresse-ci.',
      ],
      link: 'Se connecter',
      closing: 'Si ce n’était pas vous, prévenez immédiatement votre administrateur.',
    },
    resetsRequested: {
      subject: '{{tenant}} : des codes de réinitialisation ont été demandés',
      greeting: 'Bonjour {{name}},',
      paragraphs: [
        'Plusieurs codes pour réinitialiser votre mot de passe chez {{tenant}} ont été demandés aujourd’hui. Nous en envoyons dix par jour au plus.',
      ],
      link: 'Se connecter',
      closing: 'Si ce n’était pas vous, prévenez votre administrateur. Ne communiquez jamais un code.',
    },
    invitation: {
      subject: '{{tenant}} : vous êtes invité',
      greeting: 'Bonjour,',
      paragraphs: [
        '{{inviter}} vous invite à rejoindre {{tenant}} dans Dossier. Ce lien peut être utilisé une seule fois, pendant 7 jours.',
        'Si le lien ne s’ouvre pas, saisissez ce jeton d’invitation sur la page d’inscription :',
      ],
      link: 'Créer votre compte',
      closing: 'Si vous n’attendiez pas cet e-mail, vous pouvez l’ignorer.',
    },
    confirmationCode: {
      subject: '{{tenant}} : votre code de confirmation',
      greeting: 'Bonjour {{name}},',
      paragraphs: [
        'Ce code confirme votre compte chez {{tenant}} ; il est valable une seule fois, pendant 10 minutes :',
      ],
      link: 'Saisir le code',
      closing: 'Ne communiquez jamais ce code.',
    },
  },
  sms: {
    code: '{{code}} est votre code pour {{tenant}}. Il est valable une seule fois, pendant 3 minutes. Ne le communiquez jamais.',
    confirmation:
      '{{code}} confirme votre compte chez {{tenant}}. Il est valable une seule fois, pendant 10 minutes. Ne le communiquez jamais.',
  },
  messages: {
    subject: '{{tenant}} : {{what}}',
    greeting: 'Bonjour {{name}},',
    one: 'Un nouveau message est arrivé dans votre boîte de réception :',
    many: '{{count}} nouveaux messages dans votre boîte de réception',
    more: 'et {{count}} de plus',
    link: 'Ouvrir la boîte de réception',
    closing: 'Vous choisissez les messages envoyés par e-mail dans les paramètres de votre profil.',
    events: {
      approvalRequested: {
        by: '{{actor}} demande votre approbation',
        byPlatform: 'Votre approbation est demandée',
      },
      approvalDecided: {
        by: '{{actor}} a statué sur votre demande d’approbation',
        byPlatform: 'Une décision a été prise sur votre demande d’approbation',
      },
      approvalVoided: {
        by: 'Votre demande d’approbation a été annulée par une modification de {{actor}}',
        byPlatform: 'Votre demande d’approbation n’est plus ouverte',
      },
      taskAssigned: {
        by: '{{actor}} vous a attribué un client',
        byPlatform: 'Un client vous a été attribué',
      },
      taskDueSoon: {
        by: 'Une de vos tâches est à terminer dans les 2 jours ouvrables',
        byPlatform: 'Une de vos tâches est à terminer dans les 2 jours ouvrables',
      },
      registrationSentBack: {
        by: '{{actor}} vous a renvoyé une demande',
        byPlatform: 'Une demande vous a été renvoyée : un document a expiré',
      },
      registrationSubmitted: {
        by: '{{actor}} a commencé une demande sans responsable',
        byPlatform: 'Une demande n’a pas de responsable',
      },
      mention: {
        by: '{{actor}} vous a mentionné dans un commentaire',
        byPlatform: 'Vous avez été mentionné dans un commentaire',
      },
      documentExpiring: {
        by: 'Un document d’un de vos clients expire dans les 20 jours ouvrables',
        byPlatform: 'Un document d’un de vos clients expire dans les 20 jours ouvrables',
      },
      reviewDue: {
        by: 'La revue d’un de vos clients est à effectuer dans les 30 jours',
        byPlatform: 'La revue d’un de vos clients est à effectuer dans les 30 jours',
      },
      reviewOverdue: {
        by: 'La revue d’un de vos clients est en retard',
        byPlatform: 'La revue d’un de vos clients est en retard',
      },
      exportReady: { by: 'Votre export est prêt', byPlatform: 'Votre export est prêt' },
      settingsChanged: {
        by: '{{actor}} a modifié des paramètres de votre cabinet',
        byPlatform: 'Des paramètres de votre cabinet ont été modifiés',
      },
    },
    digest: {
      subject: '{{tenant}} : ce qui vous attend aujourd’hui',
      intro: 'Voici ce qui vous attend :',
      approvals: { one: '{{count}} approbation à donner', other: '{{count}} approbations à donner' },
      tasks: { one: '{{count}} tâche ouverte', other: '{{count}} tâches ouvertes' },
      unread: { one: '{{count}} message non lu', other: '{{count}} messages non lus' },
      link: 'Ouvrir le tableau de bord',
      closing: 'Vous choisissez si et quand vous recevez cet aperçu dans les paramètres de votre profil.',
    },
  },
  client: {
    subject: '{{tenant}} : ce dont nous avons besoin ({{number}})',
    greeting: 'Bonjour {{name}},',
    why: '{{tenant}} souhaite vous accueillir parmi ses clients. Avant de commencer, la loi nous impose de vérifier vos informations.',
    how: 'Répondez à cet e-mail et nous conviendrons de la suite. La référence est {{number}}.',
    howWithAdviser:
      '{{adviser}} vous accompagne. Répondez à cet e-mail et nous conviendrons de la suite. La référence est {{number}}.',
    ready: 'Merci de préparer :',
    person: [
      'un passeport ou une carte d’identité en cours de validité',
      'votre numéro d’identification fiscale, et chaque pays où vous payez des impôts',
      'le numéro d’un compte bancaire à votre nom',
      'l’origine des fonds que vous souhaitez investir, avec des justificatifs',
    ],
    company: [
      'un extrait du registre des entreprises de moins de 90 jours',
      'un extrait du registre des bénéficiaires effectifs',
      'un passeport ou une carte d’identité en cours de validité de chaque personne qui représente l’entreprise ou en détient plus de 25 %',
      'le numéro d’un compte bancaire au nom de l’entreprise',
      'l’origine des fonds à investir, avec des justificatifs',
    ],
    safely: 'Merci de ne pas envoyer de copies de pièces d’identité par simple e-mail.',
    closing: 'Si vous ne connaissez pas ce cabinet, ignorez cet e-mail.',
  },
};
