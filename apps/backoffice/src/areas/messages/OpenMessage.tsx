import type { TenantMessage } from '@dossier/api/messages';
import { EmptyState } from '@dossier/ui/empty-state';
import { messageStatus } from '@dossier/validators/vocabularies';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from '../../shared/translations.ts';
import { lazyPart } from '../../shared/lazy-part.tsx';
import type { InboxState } from './inbox-address.ts';
import type { Marks } from './use-marking.ts';

const MessageDetail = lazyPart(async () => (await import('./MessageDetail.tsx')).MessageDetail);

const unread = messageStatus.code('Unread');

/** The message that is open. It stays open when the list that it was found in does not hold it any more. */
export function OpenMessage({ messages, state, marking }: OpenMessageProps) {
  const t = useTranslations('messages');
  const [lastMessage, setLastMessage] = useState<TenantMessage>();
  const openMessage = messages?.find(({ id }) => id === state.message);
  if (openMessage && openMessage !== lastMessage) setLastMessage(openMessage);
  const message = openMessage ?? lastMessage;

  const read = useEffectEvent(() => {
    if (message?.messageStatus === unread) void marking.markRead(message.id, messageStatus.code('Read'));
  });
  // Opening reads it, once: the user who marks it as unread means that.
  const isThere = message !== undefined;
  useEffect(() => {
    if (isThere) read();
  }, [isThere]);

  if (!message)
    return (
      <div className="p-panel">
        <EmptyState title={t($ => $.messages.detail.none)}>{t($ => $.messages.detail.noneText)}</EmptyState>
      </div>
    );
  return (
    // The list stays while the first message is on its way.
    <Suspense fallback={null}>
      <MessageDetail
        message={message}
        state={state}
        onMark={status => {
          if (!openMessage) setLastMessage({ ...message, messageStatus: status });
          void marking.markAs([message], status);
        }}
      />
    </Suspense>
  );
}

interface OpenMessageProps {
  readonly messages: readonly TenantMessage[] | undefined;
  readonly state: InboxState;
  readonly marking: Marks;
}
