import { Form, FormTextField, SubmitButton, useForm } from '@dossier/ui/form';
import { useLocation } from 'wouter';
import { useTranslations } from '../../shared/translations.ts';
import { addressOfInvite, pastedInviteLink } from './invite-link.ts';
import { inviteTokenSchema, type InviteTokenForm } from './sign-up-schema.ts';

/** Asks for the invite token of the email; the whole address of the invitation will do. */
export function InviteToken() {
  const t = useTranslations('access');
  const [, navigate] = useLocation();
  const form = useForm<InviteTokenForm>({
    schema: inviteTokenSchema,
    defaultValues: { token: '' },
    onSubmit: ({ token }) => {
      const link = pastedInviteLink(token);
      if (link === null) return Promise.resolve([{ path: 'token', code: 'invalid' }]);
      return Promise.resolve(navigate(addressOfInvite(link)));
    },
  });
  return (
    <Form form={form} hasSummary={false}>
      <FormTextField
        control={form.control}
        name="token"
        label={t($ => $.access.signUp.token)}
        hint={t($ => $.access.signUp.tokenHint)}
        autoComplete="off"
        spellCheck={false}
      />
      <SubmitButton control={form.control} isWide>
        {t($ => $.access.signUp.next)}
      </SubmitButton>
    </Form>
  );
}
