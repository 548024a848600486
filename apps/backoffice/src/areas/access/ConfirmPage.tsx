import { useResendCode } from '@dossier/api/access';
import { useClient, type Challenge } from '@dossier/api/client';
import { ApiError } from '@dossier/api/gateway';
import { Button } from '@dossier/ui/button';
import { CodeField } from '@dossier/ui/code-field';
import { Stack } from '@dossier/ui/layout';
import { Link } from '@dossier/ui/link';
import { useErrorText } from '@dossier/ui/messages';
import { useToasts } from '@dossier/ui/toast';
import { useEffect, useEffectEvent, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { usePageTitle } from '../../shared/page-title.ts';
import { PublicFrame } from '../../shared/PublicFrame.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { useTranslations } from '../../shared/translations.ts';
import { BackupCodeEntry } from './BackupCodeEntry.tsx';
import { confirmOutcome } from './confirm-outcome.ts';
import { ExpiredCode } from './ExpiredCode.tsx';
import { SendButton } from './SendButton.tsx';
import { useCode } from './use-code.ts';

/** S1 §2, /confirm: the code of the second factor. Without a challenge there is nothing to confirm. */
export function ConfirmPage() {
  const t = useTranslations('access');
  const client = useClient();
  const search = useSearch();
  const [, navigate] = useLocation();
  const { show } = useToasts();
  // Kept for the life of the page: it is gone from the client the moment that it has been answered.
  const [challenge] = useState(client.challenge);
  const login = search === '' ? '/login' : `/login?${search}`;
  const title = t($ => $.access.confirm.title);
  usePageTitle(title);
  const back = () => {
    client.abandonChallenge();
    navigate(login);
  };
  const [locale] = useLocale();
  const [firstLocale] = useState(locale);
  const leave = useEffectEvent(() => {
    // By now the texts are those of the new language.
    show({ tone: 'info', text: t($ => $.access.confirm.languageChanged) });
    back();
  });
  useEffect(() => {
    if (locale !== firstLocale) leave();
  }, [locale, firstLocale]);
  if (!challenge) return <Redirect to={login} replace />;
  const subtitle =
    challenge.mfaType === 'SMS'
      ? t($ => $.access.confirm.sms, { phone: challenge.phone ?? '' })
      : t($ => $.access.confirm.app);
  return (
    <PublicFrame title={title} subtitle={subtitle}>
      <Confirm challenge={challenge} onBack={back} />
    </PublicFrame>
  );
}

interface ConfirmProps {
  readonly challenge: Challenge;
  readonly onBack: () => void;
}

function Confirm({ challenge, onBack }: ConfirmProps) {
  const t = useTranslations('access');
  const textOf = useErrorText();
  const client = useClient();
  const { show } = useToasts();
  const [isExpired, setExpired] = useState(false);
  const [usesBackupCode, setUsesBackupCode] = useState(false);
  const code = useCode(
    mfaCode => client.confirm(mfaCode),
    error => {
      const outcome = confirmOutcome(error);
      if (outcome.kind === 'expired') setExpired(true);
      if (outcome.kind === 'toast') show({ tone: 'warning', text: outcome.message });
      return outcome.kind === 'field' ? outcome.code : null;
    },
  );
  if (usesBackupCode && !isExpired)
    return <BackupCodeEntry onExpired={() => setExpired(true)} onBack={() => setUsesBackupCode(false)} />;
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        void code.submit();
      }}
    >
      <Stack>
        {isExpired && <ExpiredCode onBack={onBack} />}
        <CodeField
          {...code.field}
          autoFocus
          label={t($ => $.access.confirm.code)}
          error={code.error === null ? undefined : textOf({ code: code.error })}
          isDisabled={isExpired}
        />
        <SendButton {...code.form}>{t($ => $.access.confirm.submit)}</SendButton>
        {challenge.mfaType === 'SMS' && <Resend challenge={challenge} />}
        <Button variant="quiet" onClick={() => setUsesBackupCode(true)}>
          {t($ => $.access.backupCode.use)}
        </Button>
        <Link href="/login">{t($ => $.access.backToLogin)}</Link>
      </Stack>
    </form>
  );
}

function Resend({ challenge: { userName, session } }: { readonly challenge: Challenge }) {
  const t = useTranslations('access');
  const { show } = useToasts();
  const resend = useResendCode();
  const send = async () => {
    try {
      await resend({ userName, session });
      show({ tone: 'info', text: t($ => $.access.confirm.resent) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      show({ tone: 'error', text: t($ => $.access.confirm.resendLimit) });
    }
  };
  return (
    <Button variant="quiet" onClick={() => void send()}>
      {t($ => $.access.confirm.resend)}
    </Button>
  );
}
