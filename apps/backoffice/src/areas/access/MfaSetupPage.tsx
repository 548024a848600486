import { useCurrentUser, useFactor, useProfile } from '@dossier/api/access';
import { useClient } from '@dossier/api/client';
import { ApiError } from '@dossier/api/gateway';
import { useTenantSettings } from '@dossier/api/tenants';
import { Button } from '@dossier/ui/button';
import { Stack } from '@dossier/ui/layout';
import { useErrorText } from '@dossier/ui/messages';
import { Notice } from '@dossier/ui/notice';
import { useToasts } from '@dossier/ui/toast';
import { useLocation, useSearch } from 'wouter';
import { LoadingPage } from '../../shared/LoadingPage.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { PublicFrame } from '../../shared/PublicFrame.tsx';
import { safeReturnTo } from '../../shared/return-to.ts';
import { useWords } from '../../shared/words.ts';
import { Authenticator } from './Authenticator.tsx';

/** S1 §2, /mfa-setup: the firm demands a second factor. Nothing else is open but logging out. */
export function MfaSetupPage() {
  const t = useWords();
  const client = useClient();
  const [, navigate] = useLocation();
  const returnTo = safeReturnTo(new URLSearchParams(useSearch()).get('returnTo'));
  const { data: user } = useCurrentUser();
  const { data: settings } = useTenantSettings(user?.tenantId ?? null);
  const title = t($ => $.access.mfaSetup.title);
  usePageTitle(title);
  if (!settings) return <LoadingPage />;
  const onDone = () => navigate(returnTo);
  const logout = (
    <Button variant="quiet" onClick={() => void client.logout()}>
      {t($ => $.access.mfaSetup.logout)}
    </Button>
  );
  const isByApp = settings.authentication.allowedMFAMethods.includes('SOFTWARE');
  return (
    <PublicFrame title={title} subtitle={t($ => $.access.mfaSetup.subtitle)}>
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
  const textOf = useErrorText();
  const { show } = useToasts();
  const { data: profile } = useProfile();
  const { prefer } = useFactor();
  if (!profile) return <LoadingPage />;
  const choose = async () => {
    try {
      await prefer('sms');
      show({ tone: 'success', text: textOf({ code: 'success' }) });
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      show({ tone: 'error', text: error.message });
    }
  };
  return (
    <Stack>
      {profile.phone === null ? (
        <Notice tone="warning">{t($ => $.access.mfaSetup.noPhone)}</Notice>
      ) : (
        <>
          <p>{t($ => $.access.mfaSetup.sms, { phone: profile.phone })}</p>
          <Button variant="primary" isWide onClick={() => void choose()}>
            {t($ => $.access.mfaSetup.useSms)}
          </Button>
        </>
      )}
      {extra}
    </Stack>
  );
}
