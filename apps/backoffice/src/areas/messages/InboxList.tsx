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
import { messageAddress, queryOf, type InboxState } from './inbox-address.ts';
import { useHeadline } from './use-headline.ts';

const unread = messageStatus.code('Unread');

export function InboxList({ inbox, state, selected, onSelect, onKey }: InboxListProps) {
  const t = useTranslations('messages');
  const [locale] = useLocale();
  const now = useNow();
  const { lineOf } = useHeadline();
  const textOf = useVocabularyText('work');
  const itemOf = (message: TenantMessage) => {
    const isStack = message.sameKind > 1;
    const type = textOf('messageType', message.messageType);
    const name = nameOf(t, message);
    return {
      id: message.id,
      title: isStack
        ? t($ => $.messages.stack.title, { formatted: formatCount(message.sameKind, locale), type })
        : lineOf(message),
      text: isStack ? t($ => $.messages.stack.newest, { name }) : name,
      when: formatAgo(message.createdAt, now, locale),
      href: messageAddress(state, message),
      unread: message.messageStatus === unread ? t($ => $.messages.unread) : undefined,
      isSelectable: !isStack,
    };
  };
  const { messageStatus: statuses } = queryOf(state);
  const groups = messageAsks.flatMap(ask => {
    const ofGroup = inbox.items.filter(message => message.ask === ask);
    if (ofGroup.length === 0) return [];
    // What was read since the view was opened is still there, and counted no more.
    const gone = ofGroup.filter(message => !statuses.includes(message.messageStatus)).length;
    return [
      {
        id: ask,
        label: t($ => $.messages.asks[ask]),
        count: formatCount(inbox.counts[ask] + gone, locale),
        isUrgent: ask === 'decide',
        items: ofGroup.map(itemOf),
      },
    ];
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

function nameOf(t: Translate<'messages'>, message: TenantMessage): string {
  const { messageType, messageDescription, registrationName, job, settingsPage } = message;
  if (job !== null) return t($ => $.messages.jobs[job]);
  if (settingsPage !== null) return t($ => $.messages.settingsPages[settingsPage]);
  const name = registrationName ?? messageDescription;
  // An export is the reader's own.
  return name !== '' || messageType === 'exportReady' ? name : t($ => $.messages.gone);
}

interface InboxListProps {
  readonly inbox: Inbox;
  readonly state: InboxState;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  readonly onKey: (key: string, id: string | null) => boolean;
}
