/** Which second factors a firm demands. */
export const authentication = {
  title: 'Sign-in',
  intro:
    'Which second factors your firm demands. Anyone without one of them gets no further than setting one up.',
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
  question: 'Change the second factors?',
  saved: 'Sign-in settings saved.',
  stale: 'A colleague changed this. The latest version is shown; try again.',
};
