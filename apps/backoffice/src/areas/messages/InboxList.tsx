import { messageAsks } from '@dossier/api/contract';
import type { Inbox, TenantMessage } from '@dossier/api/messages';
import { TriageList } from '@dossier/ui/triage-list';
import { messageStatus } from '@dossier/validators/vocabularies';
import { formatCount } from '../../shared/format.ts';
import { readKeysEnabled } from '../../shared/keys-enabled.ts';
import { useNow } from '../../shared/now.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { useTranslations, type Translate } from '../../shared/translations.ts';
import { formatAgo } from './format-ago.ts';
import { changeInbox, inboxAddress, type InboxState } from './inbox-address.ts';

const unread = messageStatus.code('Unread');

/** A page of messages, by what they ask of the reader. */
export function InboxList({ inbox, state, selected, onSelect, onKey }: InboxListProps) {
  const t = useTranslations('messages');
  const [locale] = useLocale();
  const textOf = useVocabularyText('work');
  const now = useNow();
  const itemOf = (message: TenantMessage) => ({
    id: message.id,
    title: textOf('messageType', message.messageType),
    text: lineOf(t, message),
    when: formatAgo(message.createdAt, now, locale),
    href: inboxAddress(changeInbox(state, { message: message.id })),
    unread: message.messageStatus === unread ? t($ => $.messages.unread) : undefined,
  });
  const groups = messageAsks.flatMap(ask => {
    const items = inbox.items.filter(message => message.ask === ask).map(itemOf);
    if (items.length === 0) return [];
    const count = formatCount(inbox.counts[ask], locale);
    return [{ id: ask, label: t($ => $.messages.asks[ask]), count, isUrgent: ask === 'decide', items }];
  });
  return (
    <TriageList
      aria-label={t($ => $.messages.caption)}
      groups={groups}
      current={state.message}
      selected={selected}
      onSelect={onSelect}
      hasKeys={readKeysEnabled()}
      onKey={onKey}
    />
  );
}

/** Whom or what it is about, in a line. */
function lineOf(
  t: Translate<'messages'>,
  { messageType, messageDescription, registrationName }: TenantMessage,
): string {
  const name = (registrationName ?? messageDescription) || null;
  if (messageType === 'systemNotice' && name !== null) return t($ => $.messages.notSent, { name });
  if (messageType === 'exportReady') return t($ => $.messages.detail.asksYou.exportReady);
  return name ?? t($ => $.messages.gone);
}

interface InboxListProps {
  readonly inbox: Inbox;
  readonly state: InboxState;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  readonly onKey: (key: string, id: string | null) => boolean;
}
