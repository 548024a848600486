// What a page begins with. Part of the program that the platform runs, and of nothing that a browser loads: the list of
// reads comes with the page.
import { contract, type FirstRead, type FirstReads } from '@dossier/api/contract';
import { firstReadOf } from '@dossier/api/gateway';
import { dashboardReads } from '../areas/dashboard/first-reads.ts';
import { businessReads, clientReads } from '../areas/parties/first-reads.ts';
import { listReads } from '../areas/registrations/first-reads.ts';
import { permissionsOfDestinations } from './shell/destinations.ts';

const { me, permissionsCheck } = contract.access;
const { settings, regions } = contract.tenants;

/** What the frame of the administration area asks for, whatever stands in it. */
const frameReads = (tenantId: string | null): readonly FirstRead[] => [
  firstReadOf(me, {}),
  ...(tenantId === null
    ? []
    : [firstReadOf(settings, { params: { tenantId } }), firstReadOf(regions, { params: { tenantId } })]),
  firstReadOf(permissionsCheck, { body: { permissions: [...permissionsOfDestinations] } }),
];

/** What stands in the frame, by address. */
const pageReads: Readonly<Record<string, (query: URLSearchParams) => readonly FirstRead[]>> = {
  '/administration/dashboard': dashboardReads,
  '/administration/registrations': listReads,
  '/administration/clients': clientReads,
  '/administration/clients/business': businessReads,
};

export const firstReads: FirstReads = ({ tenantId, path, query }) => [
  ...frameReads(tenantId),
  ...(pageReads[path]?.(query) ?? []),
];
