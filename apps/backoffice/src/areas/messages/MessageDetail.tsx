import type { TenantMessage } from '@dossier/api/messages';
import { useRegistrationChanges } from '@dossier/api/registrations';
import { ButtonLink } from '@dossier/ui/button';
import { FormattedText } from '@dossier/ui/formatted-text';
import { BackIcon } from '@dossier/ui/icons';
import { Skeleton } from '@dossier/ui/skeleton';
import { Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { Suspense } from 'react';
import type { MessageStatus } from '@dossier/validators/vocabularies';
import { formatInstant } from '../../shared/format.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { useTranslations } from '../../shared/translations.ts';
import { AboutRegistration } from './AboutRegistration.tsx';
import { AlsoAbout } from './AlsoAbout.tsx';
import { changeInbox, inboxAddress, type InboxState } from './inbox-address.ts';
import { MessageActions } from './MessageActions.tsx';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { MessageRequest } from './MessageRequest.tsx';

// The names of fields and events are many: they come after the rest of the pane.
const FieldChanges = lazyPart(async () => (await import('../../shared/FieldChanges.tsx')).FieldChanges);

/** One message: who asks what, what it is about, and what else came in about that. */
export function MessageDetail({ message, state, onMark }: MessageDetailProps) {
  const t = useTranslations('messages');
  const [locale] = useLocale();
  const textOf = useVocabularyText('work');
  const {
    registrationId,
    registrationName,
    messageDescription,
    messageType,
    createdAt,
    excerpt,
    settingsPage,
  } = message;
  // With the other reads of the pane, not after them.
  const { data: changes } = useRegistrationChanges(registrationId ?? undefined);
  const type = textOf('messageType', messageType);
  return (
    <Stack className="p-panel">
      <div className="md:hidden">
        <ButtonLink
          variant="quiet"
          size="small"
          icon={<BackIcon aria-hidden />}
          href={inboxAddress(changeInbox(state, { message: '' }))}
        >
          {t($ => $.messages.back)}
        </ButtonLink>
      </div>
      <div>
        <Section
          overline={`${type}, ${formatInstant(createdAt, locale)}`}
          title={
            settingsPage === null
              ? (registrationName ?? messageDescription) || type
              : t($ => $.messages.settingsPages[settingsPage])
          }
          size="large"
          actions={<MessageActions messages={[message]} onMark={onMark} isCompact />}
        >
          <MessageRequest message={message} />
          {excerpt !== null && <FormattedText isQuote text={excerpt} />}
          {registrationId !== null && <AboutRegistration id={registrationId} />}
        </Section>
      </div>
      {registrationId !== null && changes && (
        <Suspense fallback={<Skeleton height="6rem" />}>
          <FieldChanges changes={changes} registrationId={registrationId} />
        </Suspense>
      )}
      {registrationId !== null && (
        <AlsoAbout message={message} registrationId={registrationId} state={state} />
      )}
    </Stack>
  );
}

interface MessageDetailProps {
  readonly message: TenantMessage;
  readonly state: InboxState;
  readonly onMark: (status: MessageStatus) => void;
}
