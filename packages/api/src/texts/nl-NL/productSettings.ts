import type { productSettings as source } from '../en-US/productSettings.ts';

export const productSettings: typeof source = {
  intros: {
    registrationTypes: 'Welke registraties uw medewerkers mogen starten. Lopende registraties gaan door.',
    modules: 'Welke onderdelen van Dossier uw kantoor gebruikt. Wat uit staat, behoudt zijn gegevens.',
  },
  registrationTypes: {
    label: 'Registratietypes',
    open_one: '{{count}} open registratie',
    open_other: '{{count}} open registraties',
  },
  modules: {
    label: 'Modules in gebruik',
    clientFile: 'Cliëntdossier',
    clientFileHint: 'Natuurlijke personen, bedrijven en wat volgt op een geaccepteerde registratie',
    clients_one: '{{count}} cliënt',
    clients_other: '{{count}} cliënten',
    off: 'Niemand kan {{clients}} openen totdat dit weer aan staat.',
  },
};
