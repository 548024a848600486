// What a page begins with. Part of the program that the platform runs, and of nothing that a browser loads: the list of
// reads comes with the page.
import { contract, type FirstRead, type FirstReads } from '@dossier/api/contract';
import { firstReadOf } from '@dossier/api/gateway';
import { listReads } from '../areas/registrations/first-reads.ts';
import { permissionsOfPlaces } from './shell/destinations.ts';

const { me, permissionsCheck } = contract.access;
const { settings, regions } = contract.tenants;

/** What the frame of the administration area asks for, whatever stands in it. */
const frameReads = (tenantId: string | null): readonly FirstRead[] => [
  firstReadOf(me, {}),
  ...(tenantId === null
    ? []
    : [firstReadOf(settings, { params: { tenantId } }), firstReadOf(regions, { params: { tenantId } })]),
  firstReadOf(permissionsCheck, { body: { permissions: [...permissionsOfPlaces] } }),
];

export const firstReads: FirstReads = ({ tenantId, path, query }) => [
  ...frameReads(tenantId),
  ...(path === '/administration/registrations' ? listReads(query) : []),
];
