/** What the platform writes in emails and text messages: to those who work here (`access`, `sms`), and to clients. */
export const emails = {
  access: {
    resetCode: {
      subject: '{{tenant}}: your verification code',
      greeting: 'Dear {{name}},',
      paragraphs: [
        'We received a request to reset your password at {{tenant}}. This verification code works once, within 10 minutes:',
      ],
      link: 'Enter the code',
      closing: "If this wasn't you, ignore this email. Never share this code.",
    },
    passwordChanged: {
      subject: '{{tenant}}: your password has been changed',
      greeting: 'Dear {{name}},',
      paragraphs: ['Your password at {{tenant}} has just been changed. You have been signed out everywhere.'],
      link: 'Sign in',
      closing: "If this wasn't you, tell your administrator at once.",
    },
    temporaryPassword: {
      subject: '{{tenant}}: your temporary password',
      greeting: 'Dear {{name}},',
      paragraphs: [
        "Your account at {{tenant}} is ready. Your username is {{userName}}. Sign in within 7 days with this temporary password; you'll be asked to choose your own:",
      ],
      link: 'Sign in',
      closing: 'Never share this password.',
    },
    factorChanged: {
      subject: '{{tenant}}: your two-step verification was changed',
      greeting: 'Dear {{name}},',
      paragraphs: [
        'Your two-step verification at {{tenant}} was changed. You have been signed out everywhere else.',
      ],
      link: 'Sign in',
      closing: "If this wasn't you, tell your administrator at once.",
    },
    emailChanging: {
      subject: '{{tenant}}: another email address was entered for you',
      greeting: 'Dear {{name}},',
      paragraphs: [
        'An administrator of {{tenant}} entered another email address for your account. Until it is verified, password reset codes come to this address.',
      ],
      link: 'Sign in',
      closing: "If you didn't request this, tell another administrator at once.",
    },
    emailCode: {
      subject: '{{tenant}}: verify this email address',
      greeting: 'Dear {{name}},',
      paragraphs: [
        'This address was entered for your account at {{tenant}}. Verify it with this code, which works once, within 7 days:',
      ],
      link: 'Enter the code',
      closing: "If you don't know this firm, ignore this email. Never share this code.",
    },
    emailChanged: {
      subject: '{{tenant}}: your email address has been changed',
      greeting: 'Dear {{name}},',
      paragraphs: [
        'The new email address of your account at {{tenant}} has been verified. We no longer send email to this address.',
      ],
      link: 'Sign in',
      closing: "If this wasn't you, tell your administrator at once.",
    },
    resetsRequested: {
      subject: '{{tenant}}: password reset codes were requested',
      greeting: 'Dear {{name}},',
      paragraphs: [
        'Several codes to reset your password at {{tenant}} were requested today. We send at most ten a day.',
      ],
      link: 'Sign in',
      closing: "If this wasn't you, tell your administrator. Never share a code.",
    },
    invitation: {
      subject: '{{tenant}}: you are invited',
      greeting: 'Hello,',
      paragraphs: [
        '{{inviter}} has invited you to join {{tenant}} on Dossier. This link can be used once, within 7 days.',
        'If the link does not open, enter this invite token on the sign-up page:',
      ],
      link: 'Create your account',
      closing: "If you weren't expecting this email, you can ignore it.",
    },
    confirmationCode: {
      subject: '{{tenant}}: your confirmation code',
      greeting: 'Dear {{name}},',
      paragraphs: ['This code confirms your account at {{tenant}}; it works once, within 10 minutes:'],
      link: 'Enter the code',
      closing: 'Never share this code.',
    },
  },
  sms: {
    code: '{{code}} is your code for {{tenant}}. It works once, within 3 minutes. Never share it.',
    confirmation:
      '{{code}} confirms your account at {{tenant}}. It works once, within 10 minutes. Never share it.',
  },
  /** To those who work here, of what has come and what waits: never of which client. */
  messages: {
    subject: '{{tenant}}: {{what}}',
    greeting: 'Dear {{name}},',
    one: 'You have a new message in your inbox:',
    many: '{{count}} new messages in your inbox',
    more: 'and {{count}} more',
    link: 'Open inbox',
    closing: 'You choose which messages come by email in your profile settings.',
    events: {
      approvalRequested: {
        by: '{{actor}} asks for your approval',
        byPlatform: 'Your approval is requested',
      },
      approvalDecided: {
        by: '{{actor}} decided on your request for approval',
        byPlatform: 'Your request for approval was decided',
      },
      approvalVoided: {
        by: 'Your request for approval was cancelled by a change that {{actor}} made',
        byPlatform: 'Your request for approval is no longer open',
      },
      taskAssigned: { by: '{{actor}} assigned a client to you', byPlatform: 'A client was assigned to you' },
      taskDueSoon: {
        by: 'A task of yours is due within 2 working days',
        byPlatform: 'A task of yours is due within 2 working days',
      },
      registrationSentBack: {
        by: '{{actor}} sent a registration back to you',
        byPlatform: 'A registration was sent back to you: a document has expired',
      },
      registrationSubmitted: {
        by: '{{actor}} started a registration that has no assignee',
        byPlatform: 'A registration has no assignee',
      },
      mention: { by: '{{actor}} mentioned you in a comment', byPlatform: 'You were mentioned in a comment' },
      documentExpiring: {
        by: 'A document of a client of yours ends within 20 working days',
        byPlatform: 'A document of a client of yours ends within 20 working days',
      },
      reviewDue: {
        by: 'A review of a client of yours is due within 30 days',
        byPlatform: 'A review of a client of yours is due within 30 days',
      },
      reviewOverdue: {
        by: 'A review of a client of yours is overdue',
        byPlatform: 'A review of a client of yours is overdue',
      },
      exportReady: { by: 'Your export is ready', byPlatform: 'Your export is ready' },
      settingsChanged: {
        by: '{{actor}} changed settings of your firm',
        byPlatform: 'Settings of your firm were changed',
      },
    },
    digest: {
      subject: '{{tenant}}: what is waiting for you today',
      intro: 'This is waiting for you:',
      approvals: { one: '{{count}} approval to decide on', other: '{{count}} approvals to decide on' },
      tasks: { one: '{{count}} open task', other: '{{count}} open tasks' },
      unread: { one: '{{count}} unread message', other: '{{count}} unread messages' },
      link: 'Open dashboard',
      closing: 'You choose whether and when you receive this overview in your profile settings.',
    },
  },
  client: {
    subject: '{{tenant}}: what we need from you ({{number}})',
    greeting: 'Dear {{name}},',
    why: '{{tenant}} would like to welcome you as a client. Before we can start, the law requires us to verify your details.',
    how: "Reply to this email and we'll arrange the next step. The reference is {{number}}.",
    howWithAdviser:
      "{{adviser}} will guide you through it. Reply to this email and we'll arrange the next step. The reference is {{number}}.",
    ready: 'Please have this ready:',
    person: [
      'a valid passport or identity card',
      'your tax identification number, and each country in which you pay tax',
      'the number of a bank account in your own name',
      'where the money comes from that you want to invest, with documents that show it',
    ],
    company: [
      'an extract from the company register, no more than 90 days old',
      'an extract from the register of beneficial owners',
      'a valid passport or identity card of everyone who represents the company or owns more than 25% of it',
      'the number of a bank account in the name of the company',
      'where the money comes from that is to be invested, with documents that show it',
    ],
    safely: "Please don't send copies of identity documents by ordinary email.",
    closing: "If you don't know this firm, you can ignore this email.",
  },
};
