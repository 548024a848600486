/** How people sign in to a firm: second factors, and how long sessions last. */
export const authentication = {
  title: 'Sign-in',
  intro:
    'Which second factors your firm demands, and how long its sessions last. Anyone without a second factor gets no further than setting one up.',
  methods: '2-step verification',
  hint: 'Choose none to demand nothing.',
  factors: { SOFTWARE: 'Authenticator app', SMS: 'Text message' },
  factorHints: {
    SOFTWARE: 'A code from an app on the phone',
    SMS: 'A code by text message; weaker than an app',
  },
  none: 'No second factor is demanded.',
  setup_one: '{{count}} person has to set up a second factor before going on.',
  setup_other: '{{count}} people have to set up a second factor before going on.',
  save: 'Save',
  question: 'Change the sign-in settings?',
  limits: {
    idleMinutes: 'Sign out when inactive for',
    hours: 'Sign out at the latest after',
    trustedHours: 'On trusted computers at the latest after',
  },
  limitsHint:
    'Shorter times apply at once, also to those who are signed in. A later latest time applies from the next sign-in.',
  lowers:
    'This protects less than before, so a colleague who may change user settings must approve it. Nothing changes until then.',
  requested:
    'Requested. A colleague who may change user settings must approve this; nothing changes until then.',
  already: 'A change has already been requested: a colleague who may change user settings must decide first.',
  lowered: 'Sign-in is to protect less',
  loweredEffect: 'Once approved, it applies to everyone in the firm.',
  ownRequest: 'A colleague who may change user settings must decide, because you requested this.',
  saved: 'Sign-in settings saved.',
  stale: 'A colleague changed this. The latest version is shown; try again.',
};
