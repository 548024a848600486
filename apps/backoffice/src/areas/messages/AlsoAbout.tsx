import { useMessagesAbout, type TenantMessage } from '@dossier/api/messages';
import { CountList } from '@dossier/ui/count-list';
import { Link } from '@dossier/ui/link';
import { Section } from '@dossier/ui/section';
import { formatMoment } from '../../shared/format.ts';
import { useNow } from '../../shared/now.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useTranslations } from '../../shared/translations.ts';
import { emptyInbox, inboxAddress, type InboxState } from './inbox-address.ts';
import { useHeadline } from './use-headline.ts';

/** The other messages about the same client; nothing where there are none. */
export function AlsoAbout({ message, registrationId, state }: AlsoAboutProps) {
  const t = useTranslations('messages');
  const [locale] = useLocale();
  const now = useNow();
  const { lineOf } = useHeadline();
  const others = useMessagesAbout(registrationId).data?.items.filter(({ id }) => id !== message.id) ?? [];
  if (others.length === 0) return null;
  const about = (id: string) => inboxAddress({ ...emptyInbox, registrationId, message: id });
  return (
    <Section title={t($ => $.messages.detail.also)}>
      <CountList
        items={others.map(other => ({
          id: other.id,
          label: lineOf(other),
          count: formatMoment(other.createdAt, now, locale),
          href: about(other.id),
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
