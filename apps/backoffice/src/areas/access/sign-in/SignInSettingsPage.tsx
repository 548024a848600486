import { usePermissions, useUsers } from '@dossier/api/access';
import { useSession } from '@dossier/api/client';
import { useAuthenticationSettings } from '@dossier/api/tenants';
import { Stack } from '@dossier/ui/layout';
import { PageHeader } from '@dossier/ui/page-header';
import { ForbiddenPage } from '../../../shared/ForbiddenPage.tsx';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { LoadingPage } from '../../../shared/LoadingPage.tsx';
import { usePageTitle } from '../../../shared/page-title.ts';
import { useTexts } from '../../../shared/translations.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { SignInForm } from './SignInForm.tsx';

// Its texts are those of the other settings that two people change.
const LoweredSignIn = lazyPart(async () => (await import('./LoweredSignIn.tsx')).LoweredSignIn);

/** S1 §2, /administration/settings/access: which second factors the firm demands, whom that sends to set-up, and how long sessions last. */
export function SignInSettingsPage() {
  const texts = useTexts('authentication');
  usePageTitle(texts.title);
  const { may, isLoading } = usePermissions(['userSettingsRead', 'userSettingsWrite']);
  const session = useSession();
  const tenantId = session.status === 'signedIn' ? session.tenantId : null;
  const settings = useAuthenticationSettings(tenantId);
  const users = useUsers();
  if (isLoading) return <LoadingPage />;
  if (!may('userSettingsRead')) return <ForbiddenPage permission="userSettingsRead" />;
  const error = settings.error ?? users.error;
  const retry = () => void Promise.all([settings.mutate(), users.mutate()]);
  if (error) return <LoadFailed error={error} onRetry={retry} />;
  if (!settings.data || !users.data) return <LoadingPage />;
  return (
    <Stack width="form">
      <PageHeader title={texts.title}>
        {texts.intro} {texts.hint}
      </PageHeader>
      <Suspense>
        <LoweredSignIn onDone={settings.mutate} />
      </Suspense>
      <SignInForm
        key={settings.data.version}
        section={settings.data}
        users={users.data.items}
        isReadOnly={!may('userSettingsWrite')}
        onSave={settings.save}
        onStale={retry}
      />
    </Stack>
  );
}
