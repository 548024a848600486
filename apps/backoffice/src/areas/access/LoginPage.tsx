import { useSession } from '@dossier/api/client';
import { Form, FormCheckbox, FormPasswordField, FormTextField, SubmitButton } from '@dossier/ui/form';
import { Cluster } from '@dossier/ui/layout';
import { Link } from '@dossier/ui/link';
import { useErrorText } from '@dossier/ui/messages';
import { Notice } from '@dossier/ui/notice';
import { useToasts } from '@dossier/ui/toast';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useTypedBefore } from '../../shared/prerendered.ts';
import { usePageTitle } from '../../shared/page-title.ts';
import { PublicFrame } from '../../shared/PublicFrame.tsx';
import { useWords } from '../../shared/words.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import type { LoginForm } from './login-schema.ts';
import { useLogin } from './use-login.ts';

/** S1 §2, /login: user name, password, "Trust this computer"; a new password when a temporary one must be replaced. */
export function LoginPage() {
  const t = useWords();
  const textOf = useErrorText();
  const session = useSession();
  const { show } = useToasts();
  const search = useSearch();
  const [, navigate] = useLocation();
  const { form, needsNewPassword, notice } = useLogin({
    onToast: ({ tone, code, message }) =>
      show({ tone, text: code === undefined ? (message ?? '') : textOf({ code }) }),
    onChallenge: () => navigate(search === '' ? '/confirm' : `/confirm?${search}`),
  });
  const title = t($ => $.access.login.title);
  usePageTitle(title);
  useTypedBefore((name, value) =>
    form.methods.setValue(name as keyof LoginForm, value, { shouldDirty: true, shouldValidate: true }),
  );
  const reason = session.status === 'signedOut' ? session.reason : 'never';

  useEffect(() => {
    // The new field takes the focus; what was typed above it stays.
    if (needsNewPassword) form.methods.setFocus('newPassword');
  }, [needsNewPassword, form.methods]);

  return (
    <PublicFrame title={title} subtitle={t($ => $.access.login.subtitle)}>
      <Form form={form} hasSummary={false}>
        {reason === 'expired' && <Notice tone="warning">{textOf({ code: 'sessionExpired' })}</Notice>}
        {reason === 'loggedOut' && <Notice>{t($ => $.access.login.loggedOut)}</Notice>}
        {needsNewPassword && <Notice isLive>{textOf({ code: 'newPasswordNotice' })}</Notice>}
        {notice && (
          <Notice tone="warning" isLive>
            {textOf({ code: notice })}{' '}
            <Link
              href={`/signup/confirm?username=${encodeURIComponent(form.methods.getValues('userName').trim())}`}
            >
              {t($ => $.access.confirmAccount.link)}
            </Link>
          </Notice>
        )}
        <FormTextField
          control={form.control}
          name="userName"
          label={t($ => $.access.login.username)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormPasswordField control={form.control} name="password" label={t($ => $.access.login.password)} />
        {needsNewPassword && <NewPasswordFields control={form.control} />}
        <FormCheckbox control={form.control} name="trust" label={t($ => $.access.login.trust)} />
        <SubmitButton control={form.control} isWide busyLabel={t($ => $.access.login.submitting)}>
          {t($ => $.access.login.submit)}
        </SubmitButton>
        <Cluster justify="between">
          <Link href="/restorePassword">{t($ => $.access.login.lostPassword)}</Link>
          <Link href="/signup">{t($ => $.access.login.noAccount)}</Link>
        </Cluster>
      </Form>
    </PublicFrame>
  );
}
