import { reads, writes, type RoutesOf } from '../../shared/routing/route.ts';
import { readInbox, updateMessages } from './inbox.ts';
import { readPreferences, updatePreferences } from './preferences/preferences.ts';

type RouteNames =
  | 'messages.tenantMessagesGet'
  | 'messages.bulkUpdateTenantMessage'
  | 'messages.preferences'
  | 'messages.updatePreferences';

export function messagesRoutes(): Pick<RoutesOf<'messages'>, RouteNames> {
  return {
    'messages.tenantMessagesGet': reads(({ work, caller, body }) => readInbox(work, caller, body)),
    'messages.bulkUpdateTenantMessage': writes(({ work, caller, body }) =>
      updateMessages(work, caller, body),
    ),
    'messages.preferences': reads(({ work, caller }) => readPreferences(work, caller)),
    'messages.updatePreferences': writes(({ work, caller, body, version }) =>
      updatePreferences(work, caller, body, version),
    ),
  };
}
