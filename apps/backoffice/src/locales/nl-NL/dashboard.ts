import type { dashboard as source } from '../en-US/dashboard.ts';

export const dashboard: typeof source = {
  title: 'Overzicht',
  greeting: 'Fijn u te zien, {{name}}',
  byStatus: 'Registraties naar status',
  byStatusText: 'Elk getal opent de lijst erachter.',
  recent: 'Meest recente registraties',
  seeAll: 'Alle registraties bekijken',
  mine: 'Aan mij toegewezen',
  unassigned: 'Niet toegewezen',
  work: 'Mijn werk',
  empty: 'Registraties die het laatst zijn gewijzigd, verschijnen hier.',
};
