import type { RoutesOf } from '../../shared/routing/route.ts';
import { assignRegistration } from './assign.ts';
import { createRegistration, getRegistration, listRegistrations } from './service.ts';

export function registrationsRoutes(): RoutesOf<'registrations'> {
  return {
    'registrations.list': {
      mode: 'reads',
      handle: ({ work, caller, query }) => listRegistrations(work, caller, query),
    },
    'registrations.create': {
      mode: 'writes',
      handle: ({ work, caller, body }) => createRegistration(work, caller, body),
    },
    'registrations.assign': {
      mode: 'writes',
      handle: ({ work, caller, params, body, version }) =>
        assignRegistration(work, caller, { id: params.id, version }, body),
    },
    'registrations.get': {
      mode: 'reads',
      handle: ({ work, caller, params }) => getRegistration(work, caller, params.id),
    },
  };
}
