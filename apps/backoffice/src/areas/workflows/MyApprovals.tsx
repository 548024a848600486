import { useSignOffs, type SignOffSummary } from '@dossier/api/workflows';
import { Button } from '@dossier/ui/button';
import { Link } from '@dossier/ui/link';
import { Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { Skeleton } from '@dossier/ui/skeleton';
import { Suspense, useState } from 'react';
import { formatCount, formatDay } from '../../shared/format.ts';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { settingsPageAddresses } from '../../shared/settings-sections.ts';
import { useTranslations } from '../../shared/translations.ts';
import { useLocale } from '../../shared/use-locale.ts';

// Opened by few, and after the rest of the page.
const ApprovalChanges = lazyPart(async () => (await import('./ApprovalChanges.tsx')).ApprovalChanges);
const SettingsChanges = lazyPart(async () => (await import('./SettingsChanges.tsx')).SettingsChanges);

const [few, many] = [5, 100];

/** What the reader may decide on: of whom, who asks and why, and until when. */
export function MyApprovals() {
  const t = useTranslations('board');
  const [locale] = useLocale();
  const [max, setMax] = useState(few);
  const requests = useSignOffs({ mine: true, max });
  const texts = t($ => $.board.approvals, { returnObjects: true });
  const { data, error } = requests;
  return (
    <Section
      title={data ? `${texts.title} ${formatCount(data.total, locale)}` : texts.title}
      variant="sheet"
      actions={
        data &&
        data.total > max && (
          <Button variant="quiet" size="small" onClick={() => setMax(many)}>
            {texts.all}
          </Button>
        )
      }
    >
      {error ? (
        <LoadFailed error={error} title={texts.failed} onRetry={() => void requests.mutate()} />
      ) : !data ? (
        <Skeleton />
      ) : data.items.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <Stack>
          {data.items.map(request => (
            <Request key={request._id} request={request} />
          ))}
        </Stack>
      )}
    </Section>
  );
}

function Request({ request }: { readonly request: SignOffSummary }) {
  const t = useTranslations('board');
  const [locale] = useLocale();
  const { subject, action, requestedBy, expiresAt, comment } = request;
  const what = t($ => $.board.approvals.actions[action]);
  const by = t($ => $.board.approvals.by, {
    name: requestedBy.name,
    date: formatDay(expiresAt.slice(0, 10), locale),
  });
  const isOfSettings = action.startsWith('settings.');
  return (
    <Stack gap="small">
      {/* Settings are the firm's own: what changes is their name. */}
      <Link href={addressOf(request)}>{isOfSettings ? what : subject.name}</Link>
      <p>{isOfSettings ? by : `${what} · ${by}`}</p>
      {comment !== null && <blockquote>{comment}</blockquote>}
      {subject.type === 'registration' && (
        <Suspense fallback={<Skeleton height="2.5rem" />}>
          <ApprovalChanges registrationId={subject.id} />
        </Suspense>
      )}
      {isOfSettings && (
        <Suspense fallback={<Skeleton height="2.5rem" />}>
          <SettingsChanges request={request} />
        </Suspense>
      )}
    </Stack>
  );
}

/** Where it is decided. */
function addressOf({ subject: { type, id } }: SignOffSummary): string {
  switch (type) {
    case 'registration':
      return `/administration/registrations/${id}/decision`;
    case 'process':
      return `/administration/workflow/${id}`;
    case 'merge':
      return `/administration/merges/${id}`;
    case 'settings':
      return settingsPageAddresses.workflows;
    case 'authentication':
    case 'restrictedClients':
      return settingsPageAddresses[type];
    case 'group':
      return `${settingsPageAddresses.groups}&group=${id}`;
    default:
      return settingsPageAddresses.users;
  }
}
