import type { authentication as source } from '../en-US/authentication.ts';

export const authentication: typeof source = {
  title: 'Anmeldung',
  intro:
    'Welche zweiten Faktoren Ihr Unternehmen verlangt. Wer keinen davon hat, kommt nicht weiter als bis zu dessen Einrichtung.',
  methods: 'Bestätigung in zwei Schritten',
  hint: 'Wählen Sie nichts, um nichts zu verlangen.',
  factors: { SOFTWARE: 'Authenticator-App', SMS: 'SMS' },
  factorHints: {
    SOFTWARE: 'Ein Code aus einer App auf dem Telefon',
    SMS: 'Ein Code per SMS; schwächer als eine App',
  },
  none: 'Es wird kein zweiter Faktor verlangt.',
  setup_one: '{{count}} Person muss zuerst einen zweiten Faktor einrichten.',
  setup_other: '{{count}} Personen müssen zuerst einen zweiten Faktor einrichten.',
  save: 'Speichern',
  question: 'Zweite Faktoren ändern?',
  saved: 'Anmeldeeinstellungen gespeichert.',
  stale: 'Dies wurde inzwischen geändert. Die neueste Fassung wird angezeigt; versuchen Sie es erneut.',
};
