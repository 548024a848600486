import { AppError } from '../../../shared/errors/app-error.ts';
import { reads, type RoutesOf } from '../../../shared/routing/route.ts';
import type { Services } from '../../../shared/services/services.ts';
import { inTenant } from '../../../shared/work/in-tenant.ts';
import { changesSinceSeen } from './changes.ts';
import { markSeen } from './visits.ts';

export type VisitRoutes = Pick<RoutesOf<'registrations'>, 'registrations.changes' | 'registrations.markSeen'>;

/** Who looked at a registration when, and what is new to them. */
export function visitRoutes(services: Services): VisitRoutes {
  return {
    'registrations.changes': reads(({ work, caller, params }) => changesSinceSeen(work, caller, params.id)),
    // In a transaction of its own: it leaves nothing behind that an audit or a repeated answer would be of.
    'registrations.markSeen': {
      mode: 'signed',
      async handle({ caller, params, request }) {
        const { tenantId, userId, sessionId } = caller;
        if (tenantId === null) throw new AppError('Forbidden');
        const actor = { id: userId, sessionId, ip: request.ip };
        await inTenant(services, tenantId, actor, work => markSeen(work, caller, params.id));
        return {};
      },
    },
  };
}
