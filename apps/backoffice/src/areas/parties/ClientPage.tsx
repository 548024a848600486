import { useParty } from '@dossier/api/parties';
import { DossierIndex } from '@dossier/ui/dossier-index';
import { Stack } from '@dossier/ui/layout';
import { Skeleton } from '@dossier/ui/skeleton';
import { partyStatus } from '@dossier/validators/vocabularies';
import { Suspense } from 'react';
import { useLocation, useParams, useSearch } from 'wouter';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../shared/LoadingPage.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { useTranslations } from '../../shared/translations.ts';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { clientAddress } from './client-address.ts';
import { ClientHeader } from './ClientHeader.tsx';
import { NoClient } from './NoClient.tsx';
import { MergeAction } from './merging/MergeAction.tsx';
import { sectionNamed, sectionsOf } from './sections.tsx';
import { ClientStatusActions } from './status/ClientStatusActions.tsx';

// Few clients are merged with others, or are others.
const ClientMerges = lazyPart(async () => (await import('./merging/ClientMerges.tsx')).ClientMerges);
const MergedClient = lazyPart(async () => (await import('./merging/MergedClient.tsx')).MergedClient);

const spines = {
  neutral: 'neutral',
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  primary: 'neutral',
  accent: 'warning',
} as const;

/** S1 §2, /administration/clients/{id}: one client's file, its sections, and what can be done with it. */
export function ClientPage() {
  const { id = '' } = useParams();
  const t = useTranslations('clientFile', 'parties');
  const [, navigate] = useLocation();
  const section = new URLSearchParams(useSearch()).get('section');
  const { data, error, mutate } = useParty(id);
  usePageTitle(data?.name ?? t($ => $.clientFile.client));

  if (error?.type === 'NotFound') return <NoClient />;
  if (error && !data) return <LoadFailed error={error} onRetry={() => void mutate()} />;
  if (!data) return <LoadingPage />;
  if (data.mergedInto)
    return (
      <Suspense fallback={<LoadingPage />}>
        <MergedClient party={data} into={data.mergedInto} />
      </Suspense>
    );

  const groups = t($ => $.clientFile.groups, { returnObjects: true });
  const current = sectionNamed(section, data);
  return (
    <Stack isFilling>
      <ClientHeader
        party={data}
        actions={
          <>
            <MergeAction party={data} />
            <ClientStatusActions party={data} />
          </>
        }
      />
      <Suspense fallback={null}>
        <ClientMerges party={data} />
      </Suspense>
      <DossierIndex
        label={t($ => $.clientFile.sections)}
        sections={sectionsOf(data).map(({ id: tab, group, label, state }) => ({
          id: tab,
          label: label(t),
          state: state?.(data, t),
          ...(group && { group: groups[group] }),
          href: tab === 'overview' ? clientAddress(id) : clientAddress(id, tab),
        }))}
        current={current.id}
        onChange={chosen => navigate(chosen.href)}
        tone={spines[partyStatus.entry(data.status)?.tone ?? 'neutral']}
      >
        <Suspense fallback={<Skeleton />}>
          <current.Section party={data} />
        </Suspense>
      </DossierIndex>
    </Stack>
  );
}
