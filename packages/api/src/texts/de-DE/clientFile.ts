import type { clientFile as source } from '../en-US/clientFile.ts';

export const clientFile: typeof source = {
  here: 'Wo Sie sind',
  sections: 'Teile der Kundenakte',
  back: 'Zu den Kunden',
  tabs: { overview: 'Überblick' },
  client: 'Kunde',
  registrations: {
    title: 'Registrierungen',
    none: 'In keiner Registrierung, die Sie sehen dürfen.',
    registration: 'Registrierung',
    status: 'Status',
    part: 'Rolle',
    parts: {
      client: 'Kunde',
      represented: 'Vertretener',
      representative: 'Vertreter',
      related: 'Beteiligter',
    },
  },
};
