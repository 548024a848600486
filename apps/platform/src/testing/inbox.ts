import { contract, type MessageType, type OutputOf } from '@dossier/api/contract';
import type { TestPlatform } from './platform.ts';

const { tenantMessagesGet } = contract.messages;
type Inbox = OutputOf<typeof tenantMessagesGet>;

/** Messages of some types that someone has read or not, the newest first. */
export async function inboxOf(
  platform: TestPlatform,
  token: string,
  messageType: readonly MessageType[],
): Promise<Inbox['items']> {
  const { operation: operationName, document: query } = tenantMessagesGet;
  const variables = { messageStatus: ['Unread', 'Read'], messageType, max: 200 };
  const { data } = await platform.get<{ data: { tenantMessagesGet: Inbox } }>('/api/notifications/graphql', {
    method: 'POST',
    token,
    body: { operationName, query, variables },
  });
  return data.tenantMessagesGet.items;
}
