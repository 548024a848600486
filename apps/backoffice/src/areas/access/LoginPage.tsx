import { useSession } from '@dossier/api/client';
import { Checkbox } from '@dossier/ui/checkbox';
import { Cluster } from '@dossier/ui/layout';
import { Link } from '@dossier/ui/link';
import { useErrorText } from '@dossier/ui/messages';
import { Notice } from '@dossier/ui/notice';
import { PasswordField } from '@dossier/ui/password-field';
import { TextField } from '@dossier/ui/text-field';
import { useToasts } from '@dossier/ui/toast';
import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useTypedBefore } from '../../shared/prerendered.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { PublicFrame } from '../../shared/PublicFrame.tsx';
import { useTranslations } from '../../shared/translations.ts';
import type { LoginForm } from './login-rules.ts';
import { SendButton } from './SendButton.tsx';
import { useSignedUp } from './signed-up.ts';
import { useLogin } from './use-login.ts';

/** S1 §2, /login: user name, password, "Trust this computer"; a new password when a temporary one must be replaced. */
export function LoginPage() {
  const t = useTranslations('access');
  const textOf = useErrorText();
  const session = useSession();
  const { show } = useToasts();
  const search = useSearch();
  const [, navigate] = useLocation();
  const account = useSignedUp();
  const { login, needsNewPassword, notice } = useLogin({
    userName: account?.username ?? '',
    onToast: ({ tone, code, message }) =>
      show({ tone, text: code === undefined ? (message ?? '') : textOf({ code }) }),
    onChallenge: () => navigate(search === '' ? '/confirm' : `/confirm?${search}`),
  });
  const title = t($ => $.access.login.title);
  usePageTitle(title);
  useTypedBefore((name, value) => login.setValue(name as keyof LoginForm, value));
  const reason = session.status === 'signedOut' ? session.reason : 'never';

  const newPassword = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The new field takes the focus; what was typed above it stays.
    if (needsNewPassword) newPassword.current?.focus();
  }, [needsNewPassword]);

  return (
    <PublicFrame title={title} subtitle={t($ => $.access.login.subtitle)}>
      <form {...login.form} className="grid gap-field">
        {reason === 'expired' && <Notice tone="warning">{textOf({ code: 'sessionExpired' })}</Notice>}
        {reason === 'loggedOut' && <Notice>{t($ => $.access.login.loggedOut)}</Notice>}
        {account && !needsNewPassword && (
          <Notice title={t($ => $.access.signUp.sentTitle)}>
            {t($ => $.access.signUp.sentText, { ...account })}
          </Notice>
        )}
        {needsNewPassword && <Notice isLive>{textOf({ code: 'newPasswordNotice' })}</Notice>}
        {notice && (
          <Notice tone="warning" isLive>
            {textOf({ code: notice })}{' '}
            <Link href={`/signup/confirm?username=${encodeURIComponent(login.values.userName.trim())}`}>
              {t($ => $.access.confirmAccount.link)}
            </Link>
          </Notice>
        )}
        <TextField
          {...login.text('userName')}
          label={t($ => $.access.login.username)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField {...login.text('password')} label={t($ => $.access.login.password)} />
        {needsNewPassword && (
          <>
            <PasswordField
              {...login.text('newPassword')}
              ref={newPassword}
              label={t($ => $.access.login.newPassword)}
              autoComplete="new-password"
              hasRules
            />
            <PasswordField
              {...login.text('confirmPassword')}
              label={t($ => $.access.login.confirmPassword)}
              autoComplete="new-password"
            />
          </>
        )}
        <Checkbox {...login.trust()} label={t($ => $.access.login.trust)} />
        <SendButton
          isValid={login.isValid}
          isSending={login.isSending}
          busyLabel={t($ => $.access.login.submitting)}
        >
          {t($ => $.access.login.submit)}
        </SendButton>
        <Cluster justify="between">
          <Link href="/restorePassword">{t($ => $.access.login.lostPassword)}</Link>
          <Link href="/signup">{t($ => $.access.login.noAccount)}</Link>
        </Cluster>
      </form>
    </PublicFrame>
  );
}
