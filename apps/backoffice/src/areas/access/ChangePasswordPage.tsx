import { useClient } from '@dossier/api/client';
import { Form, FormPasswordField, SubmitButton } from '@dossier/ui/form';
import { useErrorText } from '@dossier/ui/messages';
import { ConfirmModal } from '@dossier/ui/modal';
import { PageHeader } from '@dossier/ui/page-header';
import { useToasts } from '@dossier/ui/toast';
import { usePageTitle } from '../../shared/page-title.ts';
import { useWords } from '../../shared/words.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useChangePasswordForm } from './use-change-password.ts';

/** S1 §2, /administration/change-password. */
export function ChangePasswordPage() {
  const t = useWords();
  const textOf = useErrorText();
  const client = useClient();
  const { show } = useToasts();
  const title = t($ => $.access.changePassword.title);
  usePageTitle(title);
  const { form, isAsking, answer } = useChangePasswordForm({
    onDone: message => {
      show({ tone: 'success', text: message });
      show({
        tone: 'info',
        title: textOf({ code: 'success' }),
        text: t($ => $.access.changePassword.loggedOut),
      });
      void client.leave();
    },
    onMessage: text => show({ tone: 'error', text }),
  });
  return (
    <>
      <PageHeader title={title} />
      <div className="max-w-md">
        <Form form={form} hasSummary={false} isGuarded>
          <FormPasswordField
            control={form.control}
            name="oldPassword"
            label={t($ => $.access.changePassword.oldPassword)}
            autoComplete="current-password"
          />
          <NewPasswordFields control={form.control} />
          <SubmitButton control={form.control} busyLabel={t($ => $.access.sending)}>
            {t($ => $.access.changePassword.submit)}
          </SubmitButton>
        </Form>
      </div>
      <ConfirmModal
        isOpen={isAsking}
        title={t($ => $.access.changePassword.confirmTitle)}
        questions={[
          t($ => $.access.changePassword.confirmQuestion),
          t($ => $.access.changePassword.confirmNote),
        ]}
        onAnswer={answer}
      />
    </>
  );
}
