import type { clientFile as source } from '../en-US/clientFile.ts';

export const clientFile: typeof source = {
  here: 'Waar u bent',
  sections: 'Onderdelen van het cliëntdossier',
  back: 'Naar de cliënten',
  tabs: { overview: 'Overzicht' },
  client: 'Cliënt',
  registrations: {
    title: 'Registraties',
    none: 'In geen registratie die u mag zien.',
    registration: 'Registratie',
    status: 'Status',
    part: 'Rol',
    parts: {
      client: 'Cliënt',
      represented: 'Vertegenwoordigde',
      representative: 'Vertegenwoordiger',
      related: 'Betrokkene',
    },
  },
};
