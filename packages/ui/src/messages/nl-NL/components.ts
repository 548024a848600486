import type { ComponentMessages } from '../en-US/components.ts';
import { structure } from './structure.ts';

export const components = {
  ...structure,
  field: { optional: '(optioneel)' },
  password: { show: 'Wachtwoord tonen', hide: 'Wachtwoord verbergen' },
  errorSummary: { title: 'Controleer wat u hebt ingevuld', sent: 'Er is nog niets verzonden.' },
  form: { invalid: 'Vul eerst alle verplichte velden juist in.' },
  modal: { close: 'Sluiten' },
  confirm: { yes: 'Ja', no: 'Nee' },
  information: { title: 'Informatie!', ok: 'OK' },
  toast: {
    region: 'Meldingen',
    info: 'Informatie',
    success: 'Gelukt',
    warning: 'Waarschuwing',
    error: 'Fout!',
    close: 'Sluiten',
    copy: 'Details kopiëren',
    copied: 'Gekopieerd',
  },
  search: { clear: 'Zoekopdracht wissen' },
  language: { label: 'Taal' },
  navigation: {
    main: 'Hoofdmenu',
    open: 'Menu openen',
    close: 'Menu sluiten',
    skip: 'Naar de inhoud',
    more: 'Meer',
  },
  user: { menu: 'Uw menu: {{name}}' },
  footer: { poweredBy: 'Mogelijk gemaakt door {{product}}' },
  select: { placeholder: 'Kies…' },
  date: { calendar: 'Kalender' },
  loading: 'Laden',
  count: { unread: '{{count}} ongelezen', total: '{{count}}' },
  noPermission: { title: 'U hebt geen toegang tot deze pagina!' },
} as const satisfies ComponentMessages;
