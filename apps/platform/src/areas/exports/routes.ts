import type { RoutesOf } from '../../shared/routing/route.ts';
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
    'exports.start': {
      mode: 'writes',
      handle: ({ work, caller, body }) => startExport(work, caller, body),
    },
    'exports.list': {
      mode: 'reads',
      handle: ({ work, caller, query }) => listExports(work, caller, query),
    },
    'exports.get': {
      mode: 'reads',
      handle: ({ work, caller, params }) => getExport(work, caller, params.id),
    },
    'exports.items': {
      mode: 'reads',
      handle: ({ work, caller, params, query }) => listItems(work, caller, params.id, query),
    },
    'exports.cancel': {
      mode: 'writes',
      handle: ({ work, caller, params }) => cancelExport(work, caller, params.id),
    },
    'exports.retry': {
      mode: 'writes',
      handle: ({ work, caller, params }) => retryExport(work, caller, params.id),
    },
    'exports.download': {
      mode: 'downloads',
      handle: ({ work, caller, params }) => deliverExport(work, services, caller, params.id),
    },
  };
}
