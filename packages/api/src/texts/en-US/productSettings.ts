/** What a firm takes and uses: types of registration, and parts of the product. */
export const productSettings = {
  intros: {
    registrationTypes: 'Which registrations your staff may start. Those that run go on.',
    modules: 'Which parts of Dossier your firm uses. What is off keeps its data.',
  },
  registrationTypes: {
    label: 'Registration types',
    open_one: '{{count}} open registration',
    open_other: '{{count}} open registrations',
  },
  modules: {
    label: 'Modules in use',
    clientFile: 'Client file',
    clientFileHint: 'Natural persons, businesses and what follows an accepted registration',
    clients_one: '{{count}} client',
    clients_other: '{{count}} clients',
    off: 'No one can open {{clients}} until this is on again.',
  },
};
