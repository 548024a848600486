import { useMarkSeen, useRegistration, useRegistrationProgress } from '@dossier/api/registrations';
import { DossierIndex } from '@dossier/ui/dossier-index';
import { Stack } from '@dossier/ui/layout';
import { Skeleton } from '@dossier/ui/skeleton';
import { registrationStatus } from '@dossier/validators/vocabularies';
import { Suspense } from 'react';
import { useLocation, useParams, useSearch } from 'wouter';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../shared/LoadingPage.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { useTranslations } from '../../shared/translations.ts';
import { isWhole, RepairView } from './parties/RepairView.tsx';
import { blockerAddress } from '../../shared/blocker-address.ts';
import { NoRegistration } from './NoRegistration.tsx';
import { RecordHeader } from './RecordHeader.tsx';
import { recordAddress } from './record/decision-address.ts';
import { Missing } from './record/MissingItems.tsx';
import { RecordAside } from './record/RecordAside.tsx';
import { hasLead, RecordLead } from './record/RecordLead.tsx';
import { recordSections, sectionNamed } from './record/sections.tsx';
import { StatusActions } from './record/StatusActions.tsx';

const spines = {
  neutral: 'neutral',
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  primary: 'neutral',
  accent: 'warning',
} as const;

/** S1 §2, /administration/registrations/{id}: one registration, its sections, and what can be done with it. */
export function RegistrationPage() {
  const { id = '' } = useParams();
  const t = useTranslations('comments', 'documents', 'parties', 'registration', 'registrations');
  const [, navigate] = useLocation();
  const current = sectionNamed(new URLSearchParams(useSearch()).get('section'));
  const { data, error, mutate } = useRegistration(id);
  const progress = useRegistrationProgress(id);
  usePageTitle(data?.name ?? t($ => $.registrations.title));
  useMarkSeen(data?._id);

  if (error?.type === 'NotFound') return <NoRegistration />;
  if (error && !data) return <LoadFailed error={error} onRetry={() => void mutate()} />;
  if (!data) return <LoadingPage />;
  if (!isWhole(data)) return <RepairView registration={data} />;

  const here = recordAddress(id);
  const tone = registrationStatus.entry(data.status)?.tone ?? 'neutral';
  const shownSections = progress.data?.sections.filter(
    ({ id: section, blockers }) => section === current.id && blockers.length > 0,
  );
  return (
    <Stack isFilling>
      <RecordHeader
        registration={data}
        progress={progress.data}
        actions={
          progress.data && <StatusActions registration={data} progress={progress.data} address={here} />
        }
      />
      <DossierIndex
        label={t($ => $.registration.detail.sections)}
        sections={recordSections.map(({ id: section, label, state }) => ({
          id: section,
          label: label(t),
          state: state?.(data, progress.data),
          href: section === 'overview' ? here : `${here}?section=${section}`,
        }))}
        current={current.id}
        onChange={chosen => navigate(chosen.href)}
        tone={spines[tone]}
        lead={progress.data && hasLead(progress.data) ? <RecordLead progress={progress.data} /> : undefined}
        aside={
          progress.data && (
            <RecordAside
              registration={data}
              progress={progress.data}
              address={here}
              hasEvents={current.id !== 'activity'}
            />
          )
        }
      >
        <Suspense fallback={<Skeleton />}>
          <current.Section
            registration={data}
            missing={
              shownSections?.length ? (
                <Missing sections={shownSections} sectionAddress={blocker => blockerAddress(here, blocker)} />
              ) : undefined
            }
          />
        </Suspense>
      </DossierIndex>
    </Stack>
  );
}
