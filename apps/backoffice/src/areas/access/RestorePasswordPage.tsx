import { Form, FormTextField, SubmitButton } from '@dossier/ui/form';
import { Link } from '@dossier/ui/link';
import { useErrorText } from '@dossier/ui/messages';
import { Notice } from '@dossier/ui/notice';
import { useToasts } from '@dossier/ui/toast';
import { useLocation } from 'wouter';
import { usePageTitle } from '../../shared/page-title.ts';
import { PublicFrame } from '../../shared/PublicFrame.tsx';
import { useTranslations } from '../../shared/translations.ts';
import { useRestorePassword } from './use-restore-password.ts';

/** S1 §2, /restorePassword: the user name whose password was lost. */
export function RestorePasswordPage() {
  const t = useTranslations('access');
  const textOf = useErrorText();
  const { show } = useToasts();
  const [, navigate] = useLocation();
  const { form, problem } = useRestorePassword({
    onSent: username => {
      show({ tone: 'success', text: textOf({ code: 'verificationCodeSent', params: { username } }) });
      navigate(`/restorePassword/${encodeURIComponent(username)}`);
    },
    onMessage: text => show({ tone: 'error', text }),
  });
  const title = t($ => $.access.restorePassword.title);
  usePageTitle(title);
  return (
    <PublicFrame title={title} subtitle={t($ => $.access.restorePassword.subtitle)}>
      <Form form={form} hasSummary={false}>
        {problem && (
          <Notice tone="warning" isLive>
            {textOf({ code: problem })}
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
        <SubmitButton control={form.control} isWide busyLabel={t($ => $.access.sending)}>
          {t($ => $.access.restorePassword.submit)}
        </SubmitButton>
        <Link href="/login">{t($ => $.access.backToLogin)}</Link>
      </Form>
    </PublicFrame>
  );
}
