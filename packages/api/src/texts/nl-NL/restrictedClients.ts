import type { restrictedClients as source } from '../en-US/restrictedClients.ts';

export const restrictedClients: typeof source = {
  title: 'Afgeschermde cliënten',
  intro:
    'Wie de cliënten mag zien die u voor de rest van het kantoor afschermt. Verder vindt niemand ze, ongeacht de rol: alleen de mensen die hier staan.',
  kinds: { STAFF: 'Medewerker', VIP: 'VIP' },
  kindHints: {
    STAFF: 'Collega’s en hun naasten die cliënt zijn',
    VIP: 'Mensen die iedereen kent',
  },
  users: '{{kind}}: gebruikers',
  groups: '{{kind}}: groepen',
  none: 'Voor deze soort is nog niemand aangewezen. Tot dan kan geen cliënt zo worden afgeschermd.',
  widened: 'Meer mensen zouden afgeschermde cliënten zien',
  widenedEffect: 'Na goedkeuring zien zij alle cliënten van die soort.',
  requested:
    'Meer mensen zouden afgeschermde cliënten zien; daarom moet een collega die de gebruikersinstellingen mag wijzigen dit goedkeuren. Tot dan verandert er niets.',
  noOne: 'niemand',
  client: {
    heading: 'Afgeschermde toegang',
    open: 'Iedereen die cliëntdossiers mag lezen, kan deze cliënt zien.',
    state: 'Alleen wie voor “{{kind}}” is aangewezen, kan deze cliënt en de bijbehorende registraties zien.',
    badge: 'Afgeschermd: {{kind}}',
    kind: 'Soort',
    reason: 'Reden',
    reasonHint: 'Blijft in de historie.',
    mark: 'Cliënt afschermen',
    change: 'Afscherming wijzigen',
    lift: 'Afscherming opheffen',
    markEffect: 'Alle anderen zien deze cliënt en de bijbehorende registraties direct niet meer.',
    liftEffect:
      'Iedereen die cliëntdossiers mag lezen, ziet deze cliënt en de bijbehorende registraties direct.',
    marked: 'De cliënt is afgeschermd.',
    lifted: 'De afscherming is opgeheven.',
    cancel: 'Annuleren',
  },
};
