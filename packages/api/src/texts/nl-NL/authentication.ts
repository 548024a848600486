import type { authentication as source } from '../en-US/authentication.ts';

export const authentication: typeof source = {
  title: 'Inloggen',
  intro:
    'Welke tweede factoren uw kantoor eist. Wie er geen heeft, komt niet verder dan het instellen ervan.',
  methods: 'Verificatie in twee stappen',
  hint: 'Kies niets om niets te eisen.',
  factors: { SOFTWARE: 'Authenticator-app', SMS: 'Sms' },
  factorHints: {
    SOFTWARE: 'Een code uit een app op de telefoon',
    SMS: 'Een code per sms; zwakker dan een app',
  },
  none: 'Er wordt geen tweede factor geëist.',
  setup_one: '{{count}} persoon moet eerst een tweede factor instellen.',
  setup_other: '{{count}} personen moeten eerst een tweede factor instellen.',
  save: 'Opslaan',
  question: 'Tweede factoren wijzigen?',
  saved: 'Inloginstellingen opgeslagen.',
  stale: 'Een collega heeft dit gewijzigd. De nieuwste versie wordt getoond; probeer het opnieuw.',
};
