import { useParty } from '@dossier/api/parties';
import { DossierIndex } from '@dossier/ui/dossier-index';
import { Stack } from '@dossier/ui/layout';
import { partyStatus } from '@dossier/validators/vocabularies';
import { useLocation, useParams } from 'wouter';
import { LoadFailed } from '../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../shared/LoadingPage.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { useTranslations } from '../../shared/translations.ts';
import { clientAddress } from './client-address.ts';
import { ClientHeader } from './ClientHeader.tsx';
import { ClientRegistrations } from './ClientRegistrations.tsx';
import { NoClient } from './NoClient.tsx';

/** S1 §2, /administration/clients/{id}: one client's file. */
export function ClientPage() {
  const { id = '' } = useParams();
  const t = useTranslations('clientFile');
  const [, navigate] = useLocation();
  const { data, error, mutate } = useParty(id);
  usePageTitle(data?.name ?? t($ => $.clientFile.client));

  if (error?.type === 'NotFound') return <NoClient />;
  if (error && !data) return <LoadFailed error={error} onRetry={() => void mutate()} />;
  if (!data) return <LoadingPage />;

  const tone = partyStatus.entry(data.status)?.tone;
  return (
    <Stack isFilling>
      <ClientHeader party={data} />
      <DossierIndex
        label={t($ => $.clientFile.sections)}
        sections={[{ id: 'overview', label: t($ => $.clientFile.tabs.overview), href: clientAddress(id) }]}
        current="overview"
        onChange={chosen => navigate(chosen.href)}
        tone={tone === 'success' || tone === 'danger' || tone === 'info' ? tone : 'neutral'}
      >
        <ClientRegistrations party={data} />
      </DossierIndex>
    </Stack>
  );
}
