import { contract, type FirstRead } from '@dossier/api/contract';
import { firstReadOf } from '@dossier/api/gateway';
import { queryOf, readList } from '../../shared/list-kit/list-query.ts';
import { registrationList } from './list-filters.ts';

const { activeUsers, permissionsCheck } = contract.access;

/** What the list at this address asks for: begun with the page when it is opened directly. */
export const listReads = (search: URLSearchParams): readonly FirstRead[] => {
  const query = queryOf(registrationList, readList(registrationList, search));
  return [
    firstReadOf(permissionsCheck, { body: { permissions: ['registrationRead'] } }),
    firstReadOf(contract.kyc.riskQualificationSettingGet, {}),
    firstReadOf(contract.registrations.list, { query }),
    firstReadOf(contract.registrations.completeness, { query }),
    firstReadOf(contract.registrations.views, { query: { list: 'registrations' } }),
    firstReadOf(activeUsers, {}),
    firstReadOf(permissionsCheck, { body: { permissions: ['clientFileOverviewPartiesExport'] } }),
    firstReadOf(permissionsCheck, { body: { permissions: ['workflowOnboardingAcceptedWrite'] } }),
  ];
};
