import type { pastFile as source } from '../en-US/pastFile.ts';

export const pastFile: typeof source = {
  hint: 'Montre les données telles qu’elles étaient à la fin de ce jour.',
  title: 'Au {{date}}',
  meaning:
    'Les données telles qu’elles étaient à la fin de ce jour. Revenez à aujourd’hui pour les modifier.',
  none: 'Il n’y a pas de données de ce jour : ce client a été saisi le {{date}}.',
  failed: 'Les données de ce jour n’ont pas pu être chargées',
};
