import { useClient } from '@dossier/api/client';
import { Form, FormPasswordField, SubmitButton } from '@dossier/ui/form';
import { Stack } from '@dossier/ui/layout';
import { useErrorText } from '@dossier/ui/messages';
import { ConfirmModal } from '@dossier/ui/modal';
import { PageHeader } from '@dossier/ui/page-header';
import { useToasts } from '@dossier/ui/toast';
import { usePageTitle } from '../../shared/page-title.ts';
import { useTranslations } from '../../shared/translations.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useChangePasswordForm } from './use-change-password.ts';

/** S1 §2, /administration/change-password. */
export function ChangePasswordPage() {
  const t = useTranslations('access', 'account', 'frame');
  const textOf = useErrorText();
  const client = useClient();
  const { show } = useToasts();
  const title = t($ => $.frame.navigation.changePassword);
  usePageTitle(title);
  const { form, isAsking, answer } = useChangePasswordForm({
    onDone: message => {
      show({ tone: 'success', text: message });
      show({
        tone: 'info',
        title: textOf({ code: 'success' }),
        text: t($ => $.account.changePassword.loggedOut),
      });
      void client.leave();
    },
    onMessage: text => show({ tone: 'error', text }),
  });
  return (
    <Stack gap="section" width="form">
      <PageHeader title={title} />
      <Form form={form} hasSummary={false} isGuarded>
        <FormPasswordField
          control={form.control}
          name="oldPassword"
          label={t($ => $.account.changePassword.oldPassword)}
          autoComplete="current-password"
        />
        <NewPasswordFields control={form.control} />
        <SubmitButton control={form.control} busyLabel={t($ => $.access.sending)}>
          {t($ => $.account.changePassword.submit)}
        </SubmitButton>
      </Form>
      <ConfirmModal
        isOpen={isAsking}
        title={t($ => $.account.changePassword.confirmTitle)}
        questions={[
          t($ => $.account.changePassword.confirmQuestion),
          t($ => $.account.changePassword.confirmNote),
        ]}
        onAnswer={answer}
      />
    </Stack>
  );
}
