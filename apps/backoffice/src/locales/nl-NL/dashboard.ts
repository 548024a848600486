import type { dashboard as source } from '../en-US/dashboard.ts';

export const dashboard: typeof source = {
  title: 'Overzicht',
  greeting: 'Fijn u te zien, {{name}}',
  recent: 'Meest recente registraties',
  seeAll: 'Alle registraties bekijken',
  mine: 'Aan mij toegewezen',
  unassigned: 'Niet toegewezen',
  work: 'Mijn werk',
  empty: 'Registraties die het laatst zijn gewijzigd, verschijnen hier.',
  period: {
    label: 'Periode',
    '3': '3 maanden',
    '6': '6 maanden',
    '12': '12 maanden',
    '24': '24 maanden',
  },
  byMonth: 'Registraties in de afgelopen {{count}} maanden',
  pipeline: {
    title: 'Doorstroom',
    days: 'Mediaan werkdagen',
    rejected: 'Afgewezen',
    deleted: 'Verwijderd',
  },
  team: {
    title: 'Werklast van het team',
    person: 'Persoon',
    nobody: 'Niet toegewezen',
    empty: 'Niemand heeft openstaande registraties.',
  },
  first: {
    title: 'Eerste stappen',
    step: 'Stap',
    state: 'Stand',
    done: 'Gedaan',
    open: 'Te doen',
    contact: 'De contactgegevens van uw kantoor controleren',
    theme: 'Het product het uiterlijk van uw kantoor geven',
    user: 'Een collega uitnodigen',
    registration: 'De eerste registratie starten',
  },
};
