import type { RoutesOf } from '../../shared/routing/route.ts';
import { readInbox, updateMessages } from './inbox.ts';

type RouteNames = 'messages.tenantMessagesGet' | 'messages.bulkUpdateTenantMessage';

export function messagesRoutes(): Pick<RoutesOf<'messages'>, RouteNames> {
  return {
    'messages.tenantMessagesGet': {
      mode: 'reads',
      handle: ({ work, caller, body }) => readInbox(work, caller, body),
    },
    'messages.bulkUpdateTenantMessage': {
      mode: 'writes',
      handle: ({ work, caller, body }) => updateMessages(work, caller, body),
    },
  };
}
