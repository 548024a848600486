import type { Invite } from '@dossier/api/access';
import type { InviteLink } from '@dossier/api/contract';
import { Form, FormTextField, SubmitButton } from '@dossier/ui/form';
import { useErrorText } from '@dossier/ui/messages';
import { TextField } from '@dossier/ui/text-field';
import { useToasts } from '@dossier/ui/toast';
import { useLocation } from 'wouter';
import { useTranslations } from '../../shared/translations.ts';
import { NameFields } from './NameFields.tsx';
import { noteSignedUp } from './signed-up.ts';
import { useSignUpForm } from './use-sign-up-form.ts';

/** The sign-up form: what the invitation says is read-only (S1 §3). */
export function SignUp({ invite, link }: SignUpProps) {
  const t = useTranslations('access');
  const textOf = useErrorText();
  const { show } = useToasts();
  const [, navigate] = useLocation();
  const form = useSignUpForm({
    invite,
    link,
    onDone: username => {
      // A toast is a dialog: it needs a name.
      const title = t($ => $.access.signUp.title);
      show({ tone: 'info', title, text: textOf({ code: 'temporaryPasswordSent' }) });
      noteSignedUp({ username, email: invite.email });
      navigate('/login');
    },
    onMessage: text => show({ tone: 'error', text }),
  });
  return (
    <Form form={form} hasSummary={false}>
      <TextField label={t($ => $.access.signUp.email)} value={invite.email} readOnly />
      {invite.phone !== null && (
        <TextField label={t($ => $.access.signUp.phone)} value={invite.phone} readOnly />
      )}
      <FormTextField
        control={form.control}
        name="username"
        label={t($ => $.access.login.username)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <NameFields control={form.control} />
      <SubmitButton control={form.control} isWide busyLabel={t($ => $.access.sending)}>
        {t($ => $.access.signUp.submit)}
      </SubmitButton>
    </Form>
  );
}

interface SignUpProps {
  readonly invite: Invite;
  readonly link: InviteLink;
}
