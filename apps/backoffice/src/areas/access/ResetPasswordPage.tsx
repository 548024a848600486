import { Form, FormTextField, SubmitButton } from '@dossier/ui/form';
import { Link } from '@dossier/ui/link';
import { useErrorText } from '@dossier/ui/messages';
import { Notice } from '@dossier/ui/notice';
import { useToasts } from '@dossier/ui/toast';
import { useLocation, useParams } from 'wouter';
import { usePageTitle } from '../../shared/page-title.ts';
import { PublicFrame } from '../../shared/PublicFrame.tsx';
import { useTranslations } from '../../shared/translations.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useResetPassword } from './use-reset-password.ts';

/** S1 §2, /restorePassword/{username}: the code that was sent, and the new password twice. */
export function ResetPasswordPage() {
  const t = useTranslations('access');
  const textOf = useErrorText();
  const { show } = useToasts();
  const [, navigate] = useLocation();
  const { username } = useParams<{ username: string }>();
  const { form, isRejected } = useResetPassword({
    userName: username,
    onDone: () => navigate('/login'),
    onMessage: text => show({ tone: 'error', text }),
  });
  const title = t($ => $.access.resetPassword.title);
  usePageTitle(title);
  return (
    <PublicFrame title={title} subtitle={textOf({ code: 'enterConfirmationCode' })}>
      <Form form={form} hasSummary={false}>
        <Notice>{textOf({ code: 'resetHint' })}</Notice>
        <FormTextField
          control={form.control}
          name="verificationCode"
          label={t($ => $.access.resetPassword.code)}
          autoComplete="one-time-code"
          inputMode="numeric"
          isCode
        />
        {isRejected && <Link href="/restorePassword">{textOf({ code: 'requestAnotherCode' })}</Link>}
        <NewPasswordFields control={form.control} />
        <SubmitButton control={form.control} isWide busyLabel={t($ => $.access.sending)}>
          {t($ => $.access.resetPassword.submit)}
        </SubmitButton>
        <Link href="/login">{t($ => $.access.backToLogin)}</Link>
      </Form>
    </PublicFrame>
  );
}
