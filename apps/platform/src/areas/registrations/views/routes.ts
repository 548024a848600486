import { AppError } from '../../../shared/errors/app-error.ts';
import { reads, writes, type RoutesOf } from '../../../shared/routing/route.ts';
import type { Services } from '../../../shared/services/services.ts';
import { inTenant } from '../../../shared/work/in-tenant.ts';
import { changeView, listViews, markViewRead, removeView, saveView } from './views.ts';

export type ViewRoutes = Pick<
  RoutesOf<'registrations'>,
  | 'registrations.views'
  | 'registrations.saveView'
  | 'registrations.changeView'
  | 'registrations.removeView'
  | 'registrations.markViewSeen'
>;

export function viewRoutes(services: Services): ViewRoutes {
  return {
    'registrations.views': reads(({ work, caller, query }) => listViews(work, caller, query.list)),
    'registrations.saveView': writes(({ work, caller, body }) => saveView(work, caller, body)),
    'registrations.changeView': writes(({ work, caller, params, body, version }) =>
      changeView(work, caller, { viewId: params.viewId, version }, body),
    ),
    'registrations.removeView': {
      mode: 'writes',
      async handle({ work, caller, params, version }) {
        await removeView(work, caller, { viewId: params.viewId, version });
        return {};
      },
    },
    // In a transaction of its own: it leaves nothing behind that an audit or a repeated answer would be of.
    'registrations.markViewSeen': {
      mode: 'signed',
      async handle({ caller, params, request }) {
        const { tenantId, userId, sessionId } = caller;
        if (tenantId === null) throw new AppError('Forbidden');
        const actor = { id: userId, sessionId, ip: request.ip };
        await inTenant(services, tenantId, actor, work => markViewRead(work, caller, params.viewId));
        return {};
      },
    },
  };
}
