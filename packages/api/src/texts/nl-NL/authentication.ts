import type { authentication as source } from '../en-US/authentication.ts';

export const authentication: typeof source = {
  title: 'Inloggen',
  intro:
    'Welke tweede factoren uw kantoor eist, en hoelang sessies duren. Wie geen tweede factor heeft, komt niet verder dan het instellen ervan.',
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
  question: 'Inloginstellingen wijzigen?',
  limits: {
    idleMinutes: 'Uitloggen bij inactiviteit na',
    hours: 'Uiterlijk uitloggen na',
    trustedHours: 'Op vertrouwde computers uiterlijk na',
  },
  limitsHint:
    'Kortere tijden gelden direct, ook voor wie is ingelogd. Een langere uiterste tijd geldt vanaf de volgende keer inloggen.',
  lowers:
    'Dit beschermt minder dan voorheen; een collega die gebruikersinstellingen mag wijzigen moet het goedkeuren. Tot dan verandert er niets.',
  requested:
    'Aangevraagd. Een collega die gebruikersinstellingen mag wijzigen moet dit goedkeuren; tot dan verandert er niets.',
  already:
    'Er is al een wijziging aangevraagd: eerst moet een collega die gebruikersinstellingen mag wijzigen beslissen.',
  lowered: 'Inloggen zou minder beschermen',
  loweredEffect: 'Na goedkeuring geldt het voor iedereen in het kantoor.',
  ownRequest:
    'Een collega die gebruikersinstellingen mag wijzigen moet beslissen, omdat u dit hebt aangevraagd.',
  saved: 'Inloginstellingen opgeslagen.',
  stale: 'Een collega heeft dit gewijzigd. De nieuwste versie wordt getoond; probeer het opnieuw.',
};
