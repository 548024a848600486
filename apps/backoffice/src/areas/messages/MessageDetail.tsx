import { useMessagesAbout, type TenantMessage } from '@dossier/api/messages';
import { ButtonLink } from '@dossier/ui/button';
import { CountList } from '@dossier/ui/count-list';
import { BackIcon } from '@dossier/ui/icons';
import { Cluster, Stack } from '@dossier/ui/layout';
import { Link } from '@dossier/ui/link';
import { Notice } from '@dossier/ui/notice';
import { Section } from '@dossier/ui/section';
import type { MessageStatus } from '@dossier/validators/vocabularies';
import { formatInstant, formatMoment } from '../../shared/format.ts';
import { useNow } from '../../shared/now.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { useTranslations, type Translate } from '../../shared/translations.ts';
import { changeInbox, emptyInbox, inboxAddress, type InboxState } from './inbox-address.ts';
import { AboutRegistration } from './AboutRegistration.tsx';
import { MessageActions } from './MessageActions.tsx';
import { WayThere } from './WayThere.tsx';

/** One message: what it asks, what it is about, and what else came in about that. */
export function MessageDetail({ message, state, onMark }: MessageDetailProps) {
  const t = useTranslations('messages');
  const [locale] = useLocale();
  const textOf = useVocabularyText('work');
  const { registrationId, registrationName, messageDescription, messageType, createdAt, isClosed } = message;
  const type = textOf('messageType', messageType);
  return (
    <Stack>
      <Cluster justify="between">
        <ButtonLink
          className="md:hidden"
          variant="quiet"
          size="small"
          icon={<BackIcon aria-hidden />}
          href={inboxAddress(changeInbox(state, { message: '' }))}
        >
          {t($ => $.messages.back)}
        </ButtonLink>
        <span>
          {type}, {formatInstant(createdAt, locale)}
        </span>
        <MessageActions messages={[message]} onMark={onMark} />
      </Cluster>
      <Section
        variant="sheet"
        title={(registrationName ?? messageDescription) || type}
        actions={<WayThere message={message} />}
      >
        <Stack>
          <Notice tone={toneOf(message)}>
            {isClosed
              ? t($ => $.messages.detail.closed)
              : registrationId === null && messageDescription === '' && messageType !== 'exportReady'
                ? t($ => $.messages.gone)
                : sentenceOf(t, message, type)}
          </Notice>
          {registrationId !== null && <AboutRegistration id={registrationId} />}
        </Stack>
      </Section>
      {registrationId !== null && (
        <AlsoAbout message={message} registrationId={registrationId} state={state} />
      )}
    </Stack>
  );
}

const toneOf = ({ isClosed, ask }: TenantMessage) =>
  isClosed ? 'success' : ask === 'know' ? 'info' : 'warning';

/** What is asked, as a sentence; the type says it where there is none yet. */
function sentenceOf(
  t: Translate<'messages'>,
  { messageType, actor, registrationId }: TenantMessage,
  type: string,
): string {
  switch (messageType) {
    case 'taskAssigned':
      return actor === null
        ? t($ => $.messages.detail.asksYou.taskAssignedByNobody)
        : t($ => $.messages.detail.asksYou.taskAssigned, { actor });
    case 'exportReady':
      return t($ => $.messages.detail.asksYou.exportReady);
    case 'registrationSentBack':
      // A colleague says why in the activity; the platform does it for one reason alone.
      return actor === null ? t($ => $.messages.detail.asksYou.registrationSentBack) : type;
    case 'systemNotice':
      return registrationId === null
        ? t($ => $.messages.detail.asksYou.emailToStaffFailed)
        : t($ => $.messages.detail.asksYou.emailFailed);
    case 'registrationSubmitted':
      return t($ => $.messages.detail.asksYou.registrationSubmitted);
    default:
      return type;
  }
}

/** The other messages about the same client; nothing where there are none. */
function AlsoAbout({ message, registrationId, state }: AlsoAboutProps) {
  const t = useTranslations('messages');
  const [locale] = useLocale();
  const now = useNow();
  const textOf = useVocabularyText('work');
  const others = useMessagesAbout(registrationId).data?.items.filter(({ id }) => id !== message.id) ?? [];
  if (others.length === 0) return null;
  const about = (id: string) => inboxAddress({ ...emptyInbox, registrationId, message: id });
  return (
    <Section title={t($ => $.messages.detail.also)}>
      <CountList
        items={others.map(({ id, messageType, createdAt }) => ({
          id,
          label: textOf('messageType', messageType),
          count: formatMoment(createdAt, now, locale),
          href: about(id),
        }))}
      />
      {state.registrationId === '' && <Link href={about(message.id)}>{t($ => $.messages.detail.only)}</Link>}
    </Section>
  );
}

interface AlsoAboutProps {
  readonly message: TenantMessage;
  readonly registrationId: string;
  readonly state: InboxState;
}

interface MessageDetailProps {
  readonly message: TenantMessage;
  readonly state: InboxState;
  readonly onMark: (status: MessageStatus) => void;
}
