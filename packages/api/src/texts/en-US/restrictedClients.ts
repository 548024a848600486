/** Clients who are kept from most of the staff, and who may see them. */
export const restrictedClients = {
  title: 'Restricted clients',
  intro:
    'Who may see clients that you keep from the rest of the firm. No one else finds them anywhere, whatever their role: only the people named here.',
  kinds: { STAFF: 'Staff', VIP: 'VIP' },
  kindHints: {
    STAFF: 'Colleagues and their relatives who are clients',
    VIP: 'People whom everyone knows',
  },
  users: '{{kind}}: users',
  groups: '{{kind}}: groups',
  none: 'No one is named for this kind yet. Clients cannot be marked with it until someone is.',
  widened: 'More people are to see restricted clients',
  widenedEffect: 'Once approved, they see all clients of that kind.',
  requested:
    'More people would see restricted clients, so a colleague who may change user settings must approve this. Nothing changes until then.',
  noOne: 'no one',
  client: {
    heading: 'Restricted access',
    open: 'Everyone who may read client files can see this client.',
    state: 'Only the people named for “{{kind}}” can see this client and its registrations.',
    badge: 'Restricted: {{kind}}',
    kind: 'Kind',
    reason: 'Reason',
    reasonHint: 'Stays in the history.',
    mark: 'Restrict client',
    change: 'Change restriction',
    lift: 'Lift restriction',
    markEffect: 'Everyone else loses sight of this client and its registrations at once.',
    liftEffect: 'Everyone who may read client files can see this client and its registrations at once.',
    marked: 'The client is restricted.',
    lifted: 'The restriction is lifted.',
    cancel: 'Cancel',
  },
};
