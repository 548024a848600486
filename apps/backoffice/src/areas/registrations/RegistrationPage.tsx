import { useRegistration, useRegistrationProgress } from '@dossier/api/registrations';
import { Badge } from '@dossier/ui/badge';
import { Breadcrumbs } from '@dossier/ui/breadcrumbs';
import { ButtonLink } from '@dossier/ui/button';
import { DossierIndex } from '@dossier/ui/dossier-index';
import { EmptyState } from '@dossier/ui/empty-state';
import { Stack } from '@dossier/ui/layout';
import { FooterActions, PageHeader } from '@dossier/ui/page-header';
import { Skeleton } from '@dossier/ui/skeleton';
import { registrationStatus } from '@dossier/validators/vocabularies';
import { Suspense } from 'react';
import { useLocation, useParams, useSearch } from 'wouter';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../shared/LoadingPage.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { useTranslations } from '../../shared/translations.ts';
import { isWhole, RepairView } from './parties/RepairView.tsx';
import { blockerAddress } from '../../shared/blocker-address.ts';
import { Missing } from './record/MissingItems.tsx';
import { RecordAside } from './record/RecordAside.tsx';
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
  const textOf = useVocabularyText();
  const [, navigate] = useLocation();
  const current = sectionNamed(new URLSearchParams(useSearch()).get('section'));
  const { data, error, mutate } = useRegistration(id);
  const progress = useRegistrationProgress(id);
  usePageTitle(data?.name ?? t($ => $.registrations.title));

  if (error?.type === 'NotFound') return <NoRegistration />;
  if (error && !data) return <LoadFailed error={error} onRetry={() => void mutate()} />;
  if (!data) return <LoadingPage />;
  if (!isWhole(data)) return <RepairView registration={data} />;

  const here = `/administration/registrations/${encodeURIComponent(id)}`;
  const status = registrationStatus.entry(data.status);
  const tone = status?.tone ?? 'neutral';
  const shownSections = progress.data?.sections.filter(
    ({ id: section, blockers }) => section === current.id && blockers.length > 0,
  );
  return (
    <Stack isFilling>
      <PageHeader
        title={data.name}
        above={
          <Breadcrumbs
            label={t($ => $.registration.detail.here)}
            crumbs={[{ label: t($ => $.registration.detail.back), href: '/administration/registrations' }]}
          />
        }
        badge={
          <Badge tone={tone} isOutlined={status?.outlined}>
            {textOf('registrationStatus', data.status)}
          </Badge>
        }
        actions={
          progress.data && (
            <FooterActions>
              <StatusActions registration={data} progress={progress.data} />
            </FooterActions>
          )
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

/** An id that no one has, or that one may not see. */
function NoRegistration() {
  const t = useTranslations('registration');
  return (
    <EmptyState
      title={t($ => $.registration.detail.notFoundTitle)}
      action={
        <ButtonLink href="/administration/registrations">{t($ => $.registration.detail.back)}</ButtonLink>
      }
    >
      {t($ => $.registration.detail.notFoundText)}
    </EmptyState>
  );
}
