import { useCurrentUser, useProfile } from '@dossier/api/access';
import { useClient } from '@dossier/api/client';
import { useTenantSettings } from '@dossier/api/tenants';
import { Button } from '@dossier/ui/button';
import { Stack } from '@dossier/ui/layout';
import { Notice } from '@dossier/ui/notice';
import { Spinner } from '@dossier/ui/spinner';
import { Suspense, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { demandedMethods } from '../../shared/demanded-methods.ts';
import { LoadingPage } from '../../shared/LoadingPage.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { PublicFrame } from '../../shared/PublicFrame.tsx';
import { safeReturnTo } from '../../shared/return-to.ts';
import { useTexts, useTranslations } from '../../shared/translations.ts';
import { Authenticator } from './Authenticator.tsx';
import { PhoneProof } from './PhoneProof.tsx';
import { BackupCodeSteps } from './BackupCodeSteps.tsx';

// No one needs them before the app is registered.

/** S1 §2, /mfa-setup: a second factor is demanded. Nothing else is open but logging out. */
export function MfaSetupPage() {
  const t = useTranslations();
  const [, navigate] = useLocation();
  const returnTo = safeReturnTo(new URLSearchParams(useSearch()).get('returnTo'));
  const { data: user } = useCurrentUser();
  const { data: settings } = useTenantSettings(user?.tenantId ?? null);
  const [isRegistered, setRegistered] = useState(false);
  const texts = useTexts('account');
  const title = isRegistered ? texts.backup.title : texts.mfaSetup.title;
  usePageTitle(title);
  const methods = user && demandedMethods(user.roles, settings?.authentication.allowedMFAMethods ?? null);
  if (!methods) return <LoadingPage />;
  if (isRegistered)
    return (
      <PublicFrame title={title}>
        <Suspense fallback={<Spinner label={t($ => $.common.loading)} size="large" />}>
          <BackupCodeSteps
            left={0}
            onDone={() => navigate(returnTo)}
            extra={
              <Button variant="quiet" onClick={() => navigate(returnTo)}>
                {texts.backup.later}
              </Button>
            }
          />
        </Suspense>
      </PublicFrame>
    );
  const isOfTenant = user.tenantId !== null;
  return (
    <PublicFrame title={title} subtitle={isOfTenant ? texts.mfaSetup.subtitle : texts.mfaSetup.systemAdmin}>
      {methods.includes('SOFTWARE') ? (
        <Authenticator onDone={() => setRegistered(true)} extra={<LogOut />} />
      ) : (
        <TextMessages onDone={() => setRegistered(true)} extra={<LogOut />} />
      )}
    </PublicFrame>
  );
}

function LogOut() {
  const t = useTranslations('account');
  const client = useClient();
  return (
    <Button variant="quiet" onClick={() => void client.logout()}>
      {t($ => $.account.mfaSetup.logout)}
    </Button>
  );
}

interface TextMessagesProps {
  readonly onDone: () => void;
  readonly extra: React.ReactNode;
}

/** The firm allows text messages only. */
function TextMessages({ onDone, extra }: TextMessagesProps) {
  const t = useTranslations('account');
  const { data: profile } = useProfile();
  if (!profile) return <LoadingPage />;
  if (profile.phone !== null) return <PhoneProof phone={profile.phone} onDone={onDone} extra={extra} />;
  return (
    <Stack>
      <Notice tone="warning">{t($ => $.account.mfaSetup.noPhone)}</Notice>
      {extra}
    </Stack>
  );
}
