import { downloads, reads, writes, type RoutesOf } from '../../shared/routing/route.ts';
import type { Services } from '../../shared/services/services.ts';
import { exportOne } from './export-one.ts';
import { reportOwners } from './owners/report.ts';
import {
  cancelExport,
  deliverExport,
  getExport,
  listExports,
  listItems,
  retryExport,
} from './many/caller-exports.ts';
import { startExport } from './many/start.ts';

type ExportRoutes = RoutesOf<'exports'> &
  Pick<RoutesOf<'registrations'>, 'registrations.export'> &
  Pick<RoutesOf<'parties'>, 'parties.ownersReport'>;

export function exportsRoutes(services: Services): ExportRoutes {
  return {
    'registrations.export': { mode: 'streams', handle: call => exportOne(services, call) },
    'parties.ownersReport': { mode: 'streams', handle: call => reportOwners(services, call) },
    'exports.start': writes(({ work, caller, body }) => startExport(work, caller, body)),
    'exports.list': reads(({ work, caller, query }) => listExports(work, caller, query)),
    'exports.get': reads(({ work, caller, params }) => getExport(work, caller, params.id)),
    'exports.items': reads(({ work, caller, params, query }) => listItems(work, caller, params.id, query)),
    'exports.cancel': writes(({ work, caller, params }) => cancelExport(work, caller, params.id)),
    'exports.retry': writes(({ work, caller, params }) => retryExport(work, caller, params.id)),
    'exports.download': downloads(({ work, caller, params }) =>
      deliverExport(work, services, caller, params.id),
    ),
  };
}
