import type { TenantMessage } from '@dossier/api/messages';
import { Button } from '@dossier/ui/button';
import { IconButton } from '@dossier/ui/icon-button';
import { ArchiveIcon, DeleteIcon, ReadIcon, UnreadIcon } from '@dossier/ui/icons';
import { Cluster } from '@dossier/ui/layout';
import { messageStatus, type MessageStatus } from '@dossier/validators/vocabularies';
import type { ReactNode } from 'react';
import { useTranslations } from '../../shared/translations.ts';

type StatusName = Parameters<typeof messageStatus.code>[0];

/** What can be done with messages: only what would change something. */
export function MessageActions({ messages, isCompact = false, onMark }: MessageActionsProps) {
  const t = useTranslations('messages');
  const isSome = (name: StatusName) =>
    messages.some(message => message.messageStatus === messageStatus.code(name));
  const isEvery = (name: StatusName) =>
    messages.every(message => message.messageStatus === messageStatus.code(name));
  const isPutAway = isSome('Archived') || isSome('Deleted');
  const action = (status: StatusName, label: string, icon: ReactNode) => {
    const onClick = () => onMark(messageStatus.code(status));
    if (isCompact) return <IconButton key={status} label={label} icon={icon} onClick={onClick} />;
    return (
      <Button
        key={status}
        size="small"
        variant={status === 'Deleted' ? 'danger' : 'secondary'}
        icon={icon}
        onClick={onClick}
      >
        {label}
      </Button>
    );
  };
  return (
    <Cluster gap="small" className="flex-wrap">
      {isPutAway
        ? action(
            'Read',
            t($ => $.messages.restore),
            <ReadIcon aria-hidden />,
          )
        : isSome('Unread')
          ? action(
              'Read',
              t($ => $.messages.read),
              <ReadIcon aria-hidden />,
            )
          : action(
              'Unread',
              t($ => $.messages.markUnread),
              <UnreadIcon aria-hidden />,
            )}
      {!isEvery('Archived') &&
        action(
          'Archived',
          t($ => $.messages.archive),
          <ArchiveIcon aria-hidden />,
        )}
      {!isEvery('Deleted') &&
        action(
          'Deleted',
          t($ => $.messages.remove),
          <DeleteIcon aria-hidden />,
        )}
    </Cluster>
  );
}

interface MessageActionsProps {
  readonly messages: readonly TenantMessage[];
  /** Signs only: next to the message that is open. @default false */
  readonly isCompact?: boolean;
  readonly onMark: (status: MessageStatus) => void;
}
