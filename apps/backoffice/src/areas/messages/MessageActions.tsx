import type { TenantMessage } from '@dossier/api/messages';
import { Button } from '@dossier/ui/button';
import { ArchiveIcon, DeleteIcon, ReadIcon, UnreadIcon } from '@dossier/ui/icons';
import { Cluster } from '@dossier/ui/layout';
import { messageStatus, type MessageStatus } from '@dossier/validators/vocabularies';
import { useTranslations } from '../../shared/translations.ts';

const code = (name: Parameters<typeof messageStatus.code>[0]) => messageStatus.code(name);

/** What can be done with messages: only what would change something. */
export function MessageActions({ messages, onMark }: MessageActionsProps) {
  const t = useTranslations('messages');
  const isSome = (name: Parameters<typeof messageStatus.code>[0]) =>
    messages.some(message => message.messageStatus === code(name));
  const isPutAway = isSome('Archived') || isSome('Deleted');
  return (
    <Cluster gap="small" className="flex-wrap">
      {isPutAway ? (
        <Button size="small" icon={<ReadIcon aria-hidden />} onClick={() => onMark(code('Read'))}>
          {t($ => $.messages.restore)}
        </Button>
      ) : isSome('Unread') ? (
        <Button size="small" icon={<ReadIcon aria-hidden />} onClick={() => onMark(code('Read'))}>
          {t($ => $.messages.read)}
        </Button>
      ) : (
        <Button size="small" icon={<UnreadIcon aria-hidden />} onClick={() => onMark(code('Unread'))}>
          {t($ => $.messages.markUnread)}
        </Button>
      )}
      {messages.some(message => message.messageStatus !== code('Archived')) && (
        <Button size="small" icon={<ArchiveIcon aria-hidden />} onClick={() => onMark(code('Archived'))}>
          {t($ => $.messages.archive)}
        </Button>
      )}
      {messages.some(message => message.messageStatus !== code('Deleted')) && (
        <Button
          size="small"
          variant="danger"
          icon={<DeleteIcon aria-hidden />}
          onClick={() => onMark(code('Deleted'))}
        >
          {t($ => $.messages.remove)}
        </Button>
      )}
    </Cluster>
  );
}

interface MessageActionsProps {
  readonly messages: readonly TenantMessage[];
  readonly onMark: (status: MessageStatus) => void;
}
