import type { restrictedClients as source } from '../en-US/restrictedClients.ts';

export const restrictedClients: typeof source = {
  title: 'Geschützte Kunden',
  intro:
    'Wer die Kunden sehen darf, die Sie vor dem übrigen Unternehmen verbergen. Sonst findet sie niemand, unabhängig von der Rolle: nur die hier genannten Personen.',
  kinds: { STAFF: 'Mitarbeitende', VIP: 'VIP' },
  kindHints: {
    STAFF: 'Kollegen und Angehörige, die Kunden sind',
    VIP: 'Personen, die alle kennen',
  },
  users: '{{kind}}: Benutzer',
  groups: '{{kind}}: Gruppen',
  none: 'Für diese Art ist noch niemand benannt. Bis dahin kann kein Kunde so geschützt werden.',
  widened: 'Mehr Personen sollen geschützte Kunden sehen',
  widenedEffect: 'Nach der Freigabe sehen sie alle Kunden dieser Art.',
  requested:
    'Mehr Personen würden geschützte Kunden sehen. Deshalb muss eine Kollegin oder ein Kollege mit Recht auf die Benutzereinstellungen zustimmen. Bis dahin ändert sich nichts.',
  noOne: 'niemand',
  client: {
    heading: 'Geschützter Zugriff',
    open: 'Alle, die Kundenakten lesen dürfen, können diesen Kunden sehen.',
    state: 'Nur die für „{{kind}}“ benannten Personen können diesen Kunden und seine Registrierungen sehen.',
    badge: 'Geschützt: {{kind}}',
    kind: 'Art',
    reason: 'Grund',
    reasonHint: 'Bleibt im Verlauf.',
    mark: 'Kunden schützen',
    change: 'Schutz ändern',
    lift: 'Schutz aufheben',
    markEffect: 'Alle anderen sehen diesen Kunden und seine Registrierungen sofort nicht mehr.',
    liftEffect: 'Alle, die Kundenakten lesen dürfen, sehen diesen Kunden und seine Registrierungen sofort.',
    marked: 'Der Kunde ist geschützt.',
    lifted: 'Der Schutz ist aufgehoben.',
    cancel: 'Abbrechen',
  },
};
