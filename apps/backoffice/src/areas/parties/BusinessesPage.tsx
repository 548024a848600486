import { clientListPage } from './client-list-page.tsx';
import { MakeGroup } from './groups/MakeGroup.tsx';
import { businessList } from './list-filters.ts';

/** S1 §2, /administration/clients/business: every company and every group of persons that one may see. */
export const BusinessesPage = clientListPage(businessList, { HeaderActions: MakeGroup });
