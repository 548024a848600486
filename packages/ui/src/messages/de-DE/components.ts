import type { ComponentMessages } from '../en-US/components.ts';
import { structure } from './structure.ts';

export const components = {
  ...structure,
  field: { optional: '(freiwillig)' },
  password: { show: 'Passwort anzeigen', hide: 'Passwort verbergen' },
  errorSummary: { title: 'Bitte prüfen Sie Ihre Eingaben', sent: 'Es wurde noch nichts gesendet.' },
  form: { invalid: 'Füllen Sie zuerst alle Pflichtfelder richtig aus.' },
  modal: { close: 'Schließen' },
  confirm: { yes: 'Ja', no: 'Nein' },
  information: { title: 'Information!', ok: 'OK' },
  toast: {
    region: 'Benachrichtigungen',
    info: 'Information',
    success: 'Erfolg',
    warning: 'Warnung',
    error: 'Fehler!',
    close: 'Schließen',
    copy: 'Einzelheiten kopieren',
    copied: 'Kopiert',
  },
  search: { clear: 'Suche leeren' },
  language: { label: 'Sprache' },
  navigation: {
    main: 'Hauptmenü',
    open: 'Menü öffnen',
    close: 'Menü schließen',
    skip: 'Zum Inhalt',
    more: 'Mehr',
  },
  user: { menu: 'Ihr Menü: {{name}}' },
  footer: { poweredBy: 'Bereitgestellt von {{product}}' },
  select: { placeholder: 'Auswählen…' },
  date: { calendar: 'Kalender' },
  loading: 'Wird geladen',
  count: { unread: '{{count}} ungelesen', total: '{{count}}' },
  noPermission: { title: 'Sie haben keinen Zugriff auf diese Seite!' },
} as const satisfies ComponentMessages;
