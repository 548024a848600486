import { contract, type FirstRead } from '@dossier/api/contract';
import { firstReadOf } from '@dossier/api/gateway';
import { readKind, readPeriod } from './dashboard-address.ts';
import { mine, recent, unassigned } from './dashboard-queries.ts';

/** What the dashboard at this address asks for: begun with the page when it is opened directly. */
export const dashboardReads = (query: URLSearchParams): readonly FirstRead[] => [
  ...[recent, mine, unassigned].map(query => firstReadOf(contract.registrations.list, { query: query })),
  firstReadOf(contract.workflows.myWork, { query: { kind: readKind(query) } }),
  firstReadOf(contract.workflows.overview, { query: { months: readPeriod(query) } }),
  firstReadOf(contract.access.permissionsCheck, {
    body: { permissions: ['workflowOnboardingAcceptedWrite'] },
  }),
];
