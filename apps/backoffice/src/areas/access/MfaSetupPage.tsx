import { useCurrentUser, useProfile } from '@dossier/api/access';
import { useClient } from '@dossier/api/client';
import { useTenantSettings } from '@dossier/api/tenants';
import { Button } from '@dossier/ui/button';
import { Stack } from '@dossier/ui/layout';
import { Notice } from '@dossier/ui/notice';
import { useLocation, useSearch } from 'wouter';
import { useAccountWords } from '../../shared/account-words.ts';
import { LoadingPage } from '../../shared/LoadingPage.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { PublicFrame } from '../../shared/PublicFrame.tsx';
import { safeReturnTo } from '../../shared/return-to.ts';
import { useWords } from '../../shared/words.ts';
import { Authenticator } from './Authenticator.tsx';
import { PhoneProof } from './PhoneProof.tsx';

/** S1 §2, /mfa-setup: the firm demands a second factor. Nothing else is open but logging out. */
export function MfaSetupPage() {
  useAccountWords();
  const t = useWords();
  const client = useClient();
  const [, navigate] = useLocation();
  const returnTo = safeReturnTo(new URLSearchParams(useSearch()).get('returnTo'));
  const { data: user } = useCurrentUser();
  const { data: settings } = useTenantSettings(user?.tenantId ?? null);
  const title = t($ => $.account.mfaSetup.title);
  usePageTitle(title);
  if (!settings) return <LoadingPage />;
  const onDone = () => navigate(returnTo);
  const logout = (
    <Button variant="quiet" onClick={() => void client.logout()}>
      {t($ => $.account.mfaSetup.logout)}
    </Button>
  );
  const isByApp = settings.authentication.allowedMFAMethods.includes('SOFTWARE');
  return (
    <PublicFrame title={title} subtitle={t($ => $.account.mfaSetup.subtitle)}>
      {isByApp ? (
        <Authenticator onDone={onDone} extra={logout} />
      ) : (
        <TextMessages onDone={onDone} extra={logout} />
      )}
    </PublicFrame>
  );
}

interface TextMessagesProps {
  readonly onDone: () => void;
  readonly extra: React.ReactNode;
}

/** The firm allows text messages only. */
function TextMessages({ onDone, extra }: TextMessagesProps) {
  const t = useWords();
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
