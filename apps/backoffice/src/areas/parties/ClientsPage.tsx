import { clientListPage } from './client-list-page.tsx';
import { personList } from './list-filters.ts';

/** S1 §2, /administration/clients: every natural person that one may see. Groups are made of them. */
export const ClientsPage = clientListPage(personList, {
  bulk: {
    loadActions: async () => (await import('./groups/GroupBulkActions.tsx')).GroupBulkActions,
    loadWork: async () => (await import('./groups/GroupOfChosen.tsx')).GroupOfChosen,
  },
});
