import { messageStatus, type MessageStatus } from '@dossier/validators/vocabularies';
import { array, number, object, string } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { messageCounts, tenantMessage } from './entities.ts';

export * from './live/endpoints.ts';
export * from './preferences/endpoints.ts';
export * from './webhooks/endpoints.ts';

export const tenantMessagesGet = endpoint({
  name: 'messages.tenantMessagesGet',
  service: 'notifications',
  method: 'POST',
  path: '/graphql',
  kind: 'graphql',
  readsOnly: true,
  access: 'signedIn',
  operation: 'tenantMessagesGet',
  document:
    'query tenantMessagesGet($messageStatus: [MessageStatus!]!, $messageType: [MessageType!], $registrationId: ID, $isStacked: Boolean, $offset: Int, $max: Int) { tenantMessagesGet(messageStatus: $messageStatus, messageType: $messageType, registrationId: $registrationId, isStacked: $isStacked, offset: $offset, max: $max) { items { id party_id messageStatus messageType messageDescription createdAt ask isClosed actor registrationId registrationName processId mergeId isMergeUndone job settingsPage excerpt decision sameKind } total counts { Unread Read Archived Deleted decide do know } } }',
  response: object({
    items: array(tenantMessage.required()).required(),
    total: number().integer().required(),
    counts: messageCounts.required(),
  }),
});

export const bulkUpdateTenantMessage = endpoint({
  name: 'messages.bulkUpdateTenantMessage',
  service: 'notifications',
  method: 'POST',
  path: '/graphql',
  kind: 'graphql',
  access: 'signedIn',
  operation: 'bulkUpdateTenantMessage',
  document:
    'mutation bulkUpdateTenantMessage($ids: [ID!]!, $messageStatus: MessageStatus!, $updatedBy: String) { bulkUpdateTenantMessage(ids: $ids, messageStatus: $messageStatus, updatedBy: $updatedBy) { ids messageStatus } }',
  response: object({
    ids: array(string().required()).required(),
    messageStatus: string<MessageStatus>().oneOf(messageStatus.codes).required(),
  }),
});
