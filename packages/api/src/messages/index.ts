'use client';
import { messageStatus } from '@dossier/validators/vocabularies';
import { useEffect, useRef } from 'react';
import { useClient, useEndpoint, useRevalidate } from '../client/index.ts';
import { messages, type InputOf, type MessageStatus, type OutputOf } from '../contract/index.ts';

export type Inbox = OutputOf<typeof messages.tenantMessagesGet>;
export type TenantMessage = Inbox['items'][number];
export type InboxQuery = InputOf<typeof messages.tenantMessagesGet>['body'];

/** Messages and what they are to be: some may go back to read while others go back to unread. */
export type Marking = readonly { readonly id: string; readonly messageStatus: MessageStatus }[];

/** A page of messages as it is once they are marked: what it does not ask for any more is gone from it. */
function marked(inbox: Inbox, marking: Marking, statuses: readonly MessageStatus[]): Inbox {
  const counts: Inbox['counts'] & Record<string, number> = { ...inbox.counts };
  const count = (name: string, by: number) => (counts[name] = (counts[name] ?? 0) + by);
  let { total } = inbox;
  const statusOf = new Map(marking.map(({ id, messageStatus }) => [id, messageStatus]));
  const items = inbox.items.flatMap(item => {
    const next = statusOf.get(item.id) ?? item.messageStatus;
    if (next === item.messageStatus) return [item];
    count(item.messageStatus, -1);
    count(next, 1);
    if (statuses.includes(next)) return [{ ...item, messageStatus: next }];
    count(item.ask, -1);
    total--;
    return [];
  });
  return { items, total, counts };
}

/**
 * A page of the inbox, and the way to mark its messages: they change at once, and change back when the platform refuses.
 * `mark` throws `ApiError`.
 */
export function useInbox(query: InboxQuery) {
  const { gateway, session } = useClient();
  const revalidate = useRevalidate();
  const page = useEndpoint(messages.tenantMessagesGet, { body: query });
  const { mutate } = page;
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  async function send(marking: Marking): Promise<void> {
    const { userName } = session.caller();
    const byStatus = Map.groupBy(marking, ({ messageStatus }) => messageStatus);
    for (const [messageStatus, changes] of byStatus) {
      const body = {
        ids: changes.map(({ id }) => id),
        messageStatus,
        ...(userName && { updatedBy: userName }),
      };
      await gateway.send(messages.bulkUpdateTenantMessage, { body });
    }
  }

  async function mark(marking: Marking): Promise<void> {
    await mutate(
      async () => {
        await send(marking);
        return gateway.send(messages.tenantMessagesGet, { body: query });
      },
      {
        optimisticData: (shown, settled) => {
          const now = shown ?? settled;
          if (!now)
            throw new Error(
              'Dossier API: messages were marked before they were read. There is no list. Wait for useInbox.',
            );
          return marked(now, marking, query.messageStatus);
        },
        rollbackOnError: true,
        revalidate: false,
      },
    );
    // A user who left meanwhile reads again when they come back; after signing out there is nothing left to read.
    if (isThere.current) await revalidate('messages.tenantMessagesGet');
  }

  return { ...page, mark };
}

/** The messages about one registration, in whatever state but deleted. */
export function useMessagesAbout(registrationId: string | null) {
  const body = { messageStatus: allButDeleted, registrationId: registrationId ?? '', max: 20 };
  return useEndpoint(messages.tenantMessagesGet, registrationId === null ? null : { body });
}

const allButDeleted: MessageStatus[] = (['Unread', 'Read', 'Archived'] as const).map(code =>
  messageStatus.code(code),
);
export { useNotificationPreferences, type PreferencesChange } from './preferences.ts';
export { useDeliveries, useNotificationSettings, type NotificationSettingBody } from './webhooks.ts';
