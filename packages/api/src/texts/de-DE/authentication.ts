import type { authentication as source } from '../en-US/authentication.ts';

export const authentication: typeof source = {
  title: 'Anmeldung',
  intro:
    'Welche zweiten Faktoren Ihr Unternehmen verlangt und wie lange Sitzungen dauern. Wer keinen zweiten Faktor hat, kommt nicht weiter als bis zu dessen Einrichtung.',
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
  question: 'Anmeldeeinstellungen ändern?',
  limits: {
    idleMinutes: 'Abmelden bei Inaktivität nach',
    hours: 'Spätestens abmelden nach',
    trustedHours: 'Auf vertrauenswürdigen Computern spätestens nach',
  },
  limitsHint:
    'Kürzere Zeiten gelten sofort, auch für Angemeldete. Eine längere Höchstdauer gilt ab der nächsten Anmeldung.',
  lowers:
    'Das schützt weniger als bisher; eine andere Person, die Benutzereinstellungen ändern darf, muss es freigeben. Bis dahin ändert sich nichts.',
  requested:
    'Angefordert. Eine andere Person, die Benutzereinstellungen ändern darf, muss dies freigeben; bis dahin ändert sich nichts.',
  already:
    'Eine Änderung ist bereits angefordert: Zuerst muss eine andere Person entscheiden, die Benutzereinstellungen ändern darf.',
  lowered: 'Die Anmeldung soll weniger schützen',
  loweredEffect: 'Nach der Freigabe gilt es für alle im Unternehmen.',
  ownRequest:
    'Eine andere Person, die Benutzereinstellungen ändern darf, muss entscheiden, weil Sie dies angefordert haben.',
  saved: 'Anmeldeeinstellungen gespeichert.',
  stale: 'Dies wurde inzwischen geändert. Die neueste Fassung wird angezeigt; versuchen Sie es erneut.',
};
