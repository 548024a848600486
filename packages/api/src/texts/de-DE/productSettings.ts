import type { productSettings as source } from '../en-US/productSettings.ts';

export const productSettings: typeof source = {
  intros: {
    registrationTypes: 'Welche Registrierungen Ihre Mitarbeitenden beginnen dürfen. Laufende gehen weiter.',
    modules: 'Welche Teile von Dossier Ihr Unternehmen nutzt. Was ausgeschaltet ist, behält seine Daten.',
  },
  registrationTypes: {
    label: 'Registrierungstypen',
    open_one: '{{count}} offene Registrierung',
    open_other: '{{count}} offene Registrierungen',
  },
  modules: {
    label: 'Genutzte Module',
    clientFile: 'Kundenakte',
    clientFileHint: 'Natürliche Personen, Unternehmen und was auf eine angenommene Registrierung folgt',
    clients_one: '{{count}} Kunde',
    clients_other: '{{count}} Kunden',
    off: 'Bis zum erneuten Einschalten kann niemand {{clients}} öffnen.',
  },
};
