import type { RoutesOf } from '../../shared/routing/route.ts';
import type { Services } from '../../shared/services/services.ts';
import { exportOne } from './export-one.ts';

export function exportsRoutes(services: Services): Pick<RoutesOf<'registrations'>, 'registrations.export'> {
  return {
    'registrations.export': { mode: 'streams', handle: call => exportOne(services, call) },
  };
}
