/** What shows a registration in the list, by itself or with what may follow: to be read again once it is another one. */
export const readsOfRegistration = [
  'registrations.list',
  'registrations.get',
  'registrations.progress',
] as const;
