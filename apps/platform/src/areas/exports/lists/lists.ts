import type { ViewList } from '@dossier/api/contract';
import { clientList } from './clients.ts';
import type { ExportedList } from './exported-list.ts';
import { registrationList } from './registrations.ts';

/** Every list that is exported. */
export const exportedLists: Readonly<Record<ViewList, ExportedList>> = {
  registrations: registrationList,
  clients: clientList('clients'),
  businesses: clientList('businesses'),
};
