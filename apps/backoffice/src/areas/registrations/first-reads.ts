import { contract, type FirstRead } from '@dossier/api/contract';
import { firstReadOf } from '@dossier/api/gateway';
import { queryOf, readList } from './list-address.ts';

const { activeUsers, permissionsCheck } = contract.access;

/** What the list at this address asks for: begun with the page when it is opened directly. */
export const listReads = (query: URLSearchParams): readonly FirstRead[] => [
  firstReadOf(permissionsCheck, { body: { permissions: ['registrationRead'] } }),
  firstReadOf(contract.kyc.riskQualificationSettingGet, {}),
  firstReadOf(contract.registrations.list, { query: queryOf(readList(query)) }),
  firstReadOf(contract.registrations.completeness, { query: queryOf(readList(query)) }),
  firstReadOf(contract.registrations.views, {}),
  firstReadOf(activeUsers, {}),
  firstReadOf(permissionsCheck, { body: { permissions: ['clientFileOverviewPartiesExport'] } }),
];
