import { usePermissions } from '@dossier/api/access';
import { useSession } from '@dossier/api/client';
import { Stack } from '@dossier/ui/layout';
import { PageHeader } from '@dossier/ui/page-header';
import { ForbiddenPage } from '../../../shared/ForbiddenPage.tsx';
import { LoadingPage } from '../../../shared/LoadingPage.tsx';
import { usePageTitle } from '../../../shared/page-title.ts';
import { useTexts } from '../../../shared/translations.ts';
import { RestrictedClientsSection } from './RestrictedClientsSection.tsx';

/** S1 §2, /administration/settings/access: who may see clients that are kept from the rest of the staff. */
export function RestrictedClientsPage() {
  const texts = useTexts('restrictedClients');
  usePageTitle(texts.title);
  const { may, isLoading } = usePermissions(['userSettingsRead', 'userSettingsWrite']);
  const session = useSession();
  if (isLoading) return <LoadingPage />;
  if (!may('userSettingsRead')) return <ForbiddenPage permission="userSettingsRead" />;
  return (
    <Stack width="form">
      <PageHeader title={texts.title}>{texts.intro}</PageHeader>
      <RestrictedClientsSection
        tenantId={session.status === 'signedIn' ? session.tenantId : null}
        isReadOnly={!may('userSettingsWrite')}
      />
    </Stack>
  );
}
