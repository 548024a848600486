import { useRegistration } from '@dossier/api/registrations';
import { Badge } from '@dossier/ui/badge';
import { Breadcrumbs } from '@dossier/ui/breadcrumbs';
import { ButtonLink } from '@dossier/ui/button';
import { DossierIndex, type DossierSection } from '@dossier/ui/dossier-index';
import { EmptyState } from '@dossier/ui/empty-state';
import { Stack } from '@dossier/ui/layout';
import { PageHeader } from '@dossier/ui/page-header';
import { registrationStatus } from '@dossier/validators/vocabularies';
import { useLocation, useParams, useSearch } from 'wouter';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../shared/LoadingPage.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { useVocabularyText } from '../../shared/vocabulary-text.ts';
import { useWords } from '../../shared/words.ts';
import { RegistrationOverview } from './RegistrationOverview.tsx';
import { RegistrationParties } from './RegistrationParties.tsx';

const spines = {
  neutral: 'neutral',
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  primary: 'neutral',
  accent: 'warning',
} as const;

/** S1 §2, /administration/registrations/{id}: one registration, its status and its parties. */
export function RegistrationPage() {
  const { id = '' } = useParams();
  const t = useWords();
  const textOf = useVocabularyText();
  const [, navigate] = useLocation();
  const section = new URLSearchParams(useSearch()).get('section') === 'parties' ? 'parties' : 'overview';
  const { data, error, mutate } = useRegistration(id);
  usePageTitle(data?.name ?? t($ => $.registrations.title));

  if (error?.type === 'NotFound')
    return (
      <EmptyState
        title={t($ => $.registrations.detail.notFoundTitle)}
        action={
          <ButtonLink href="/administration/registrations">{t($ => $.registrations.detail.back)}</ButtonLink>
        }
      >
        {t($ => $.registrations.detail.notFoundText)}
      </EmptyState>
    );
  if (error && !data) return <LoadFailed error={error} onRetry={() => void mutate()} />;
  if (!data) return <LoadingPage />;

  const here = `/administration/registrations/${encodeURIComponent(id)}`;
  const sections: DossierSection[] = [
    { id: 'overview', label: t($ => $.registrations.detail.overview), href: here },
    {
      id: 'parties',
      label: t($ => $.registrations.detail.parties),
      state: String(data.parties.length),
      href: `${here}?section=parties`,
    },
  ];
  const status = registrationStatus.entry(data.status);
  const tone = status?.tone ?? 'neutral';
  return (
    <Stack gap="field">
      <PageHeader
        title={data.name}
        above={
          <Breadcrumbs
            label={t($ => $.registrations.detail.here)}
            crumbs={[{ label: t($ => $.registrations.detail.back), href: '/administration/registrations' }]}
          />
        }
        badge={
          <Badge tone={tone} isHollow={status?.hollow}>
            {textOf('registrationStatus', data.status)}
          </Badge>
        }
      />
      <DossierIndex
        label={t($ => $.registrations.detail.sections)}
        sections={sections}
        current={section}
        onChange={chosen => navigate(chosen.href)}
        tone={spines[tone]}
      >
        {section === 'overview' ? (
          <RegistrationOverview registration={data} />
        ) : (
          <RegistrationParties parties={data.parties} />
        )}
      </DossierIndex>
    </Stack>
  );
}
