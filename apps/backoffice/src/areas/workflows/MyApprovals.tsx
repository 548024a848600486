import { useSignOffs, type SignOffSummary } from '@dossier/api/workflows';
import { Link } from '@dossier/ui/link';
import { Stack } from '@dossier/ui/layout';
import { Section } from '@dossier/ui/section';
import { Skeleton } from '@dossier/ui/skeleton';
import { Suspense } from 'react';
import { formatCount, formatDay } from '../../shared/format.ts';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { useTranslations } from '../../shared/translations.ts';
import { useLocale } from '../../shared/use-locale.ts';

// Opened by few, and after the rest of the page.
const ApprovalChanges = lazyPart(async () => (await import('./ApprovalChanges.tsx')).ApprovalChanges);

const shown = 5;
const allToApprove = '/administration/registrations?toApprove=true';

/** What the reader may decide on: of whom, who asks and why, and until when. */
export function MyApprovals() {
  const t = useTranslations('board');
  const [locale] = useLocale();
  const requests = useSignOffs({ mine: true, max: shown });
  const texts = t($ => $.board.approvals, { returnObjects: true });
  const { data, error } = requests;
  return (
    <Section
      title={data ? `${texts.title} ${formatCount(data.total, locale)}` : texts.title}
      variant="sheet"
      actions={data && data.total > shown && <Link href={allToApprove}>{texts.all}</Link>}
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
  return (
    <div>
      <Link href={addressOf(request)}>{subject.name}</Link>
      <p>
        {t($ => $.board.approvals.actions[action])} ·{' '}
        {t($ => $.board.approvals.by, {
          name: requestedBy.name,
          date: formatDay(expiresAt.slice(0, 10), locale),
        })}
      </p>
      {comment !== null && <blockquote>{comment}</blockquote>}
      {subject.type === 'registration' && (
        <Suspense fallback={<Skeleton height="2.5rem" />}>
          <ApprovalChanges registrationId={subject.id} />
        </Suspense>
      )}
    </div>
  );
}

/** Where it is decided. */
const addressOf = ({ subject, action }: SignOffSummary): string =>
  subject.type === 'registration'
    ? `/administration/registrations/${subject.id}/decision`
    : subject.type === 'process'
      ? `/administration/workflow/${subject.id}`
      : action === 'settings.lowerPolicy' || action === 'settings.lowerWorkflow'
        ? '/administration/settings/workflows'
        : action === 'settings.widenRestricted'
          ? '/administration/settings/access?tab=restrictedClients'
          : '/administration/settings/access';
