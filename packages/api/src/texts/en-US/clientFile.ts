/** The file of one client. */
export const clientFile = {
  here: 'Where you are',
  sections: 'Sections of the client file',
  back: 'To the clients',
  tabs: { overview: 'Overview' },
  client: 'Client',
  registrations: {
    title: 'Registrations',
    none: 'In no registration that you may see.',
    registration: 'Registration',
    status: 'Status',
    part: 'Part',
    parts: {
      client: 'Client',
      represented: 'Represented',
      representative: 'Representative',
      related: 'Related party',
    },
  },
};
