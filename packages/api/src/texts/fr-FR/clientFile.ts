import type { clientFile as source } from '../en-US/clientFile.ts';

export const clientFile: typeof source = {
  here: 'Où vous êtes',
  sections: 'Parties du dossier client',
  back: 'Vers les clients',
  tabs: { overview: 'Vue d’ensemble' },
  client: 'Client',
  registrations: {
    title: 'Demandes',
    none: 'Dans aucune demande que vous pouvez voir.',
    registration: 'Demande',
    status: 'Statut',
    part: 'Rôle',
    parts: {
      client: 'Client',
      represented: 'Représenté',
      representative: 'Représentant',
      related: 'Partie liée',
    },
  },
};
