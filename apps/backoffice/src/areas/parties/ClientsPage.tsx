import { clientListPage } from './client-list-page.tsx';
import { personList } from './list-filters.ts';

/** S1 §2, /administration/clients: every natural person that one may see. */
export const ClientsPage = clientListPage(personList);
