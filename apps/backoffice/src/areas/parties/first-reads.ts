import { contract, type FirstRead } from '@dossier/api/contract';
import { firstReadOf } from '@dossier/api/gateway';
import { queryOf, readList } from '../../shared/list-kit/list-query.ts';
import { businessList, personList, withTypes, type ClientList } from './list-filters.ts';

const { activeUsers, permissionsCheck } = contract.access;

/** What a list of clients asks for: begun with the page when it is opened directly. */
const readsOf =
  (list: ClientList) =>
  (search: URLSearchParams): readonly FirstRead[] => [
    firstReadOf(permissionsCheck, { body: { permissions: ['clientFileRead'] } }),
    firstReadOf(contract.kyc.riskQualificationSettingGet, {}),
    firstReadOf(contract.parties.list, {
      query: withTypes(queryOf(list.options, readList(list.options, search)), list),
    }),
    firstReadOf(contract.registrations.views, { query: { list: list.name } }),
    firstReadOf(activeUsers, {}),
  ];

export const clientReads = readsOf(personList);
export const businessReads = readsOf(businessList);
