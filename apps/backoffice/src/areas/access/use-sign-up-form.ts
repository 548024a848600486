import { useSignUp, type Invite } from '@dossier/api/access';
import type { InviteLink } from '@dossier/api/contract';
import { ApiError } from '@dossier/api/gateway';
import { useForm } from '@dossier/ui/form';
import { useEffect } from 'react';
import { useLocale } from '../../shared/use-locale.ts';
import { signUpSchema, type SignUpForm } from './sign-up-schema.ts';

interface SigningUp {
  readonly invite: Invite;
  readonly link: InviteLink;
  readonly onDone: (username: string) => void;
  /** What the platform said, where it is about no field. */
  readonly onMessage: (message: string) => void;
}

/** The form of the user who was invited. The invitation's firm is the one to sign in to next (S1 §4). */
export function useSignUpForm({ invite, link, onDone, onMessage }: SigningUp) {
  const signUp = useSignUp();
  const [locale] = useLocale();
  useEffect(() => sessionStorage.setItem('tenant_id', invite.tenant_id), [invite.tenant_id]);
  return useForm<SignUpForm>({
    schema: signUpSchema,
    defaultValues: { username: '', firstName: '', lastName: '', middleName: '' },
    onSubmit: async ({ middleName, ...person }) => {
      const username = person.username.trim();
      try {
        await signUp(link.k, {
          ...person,
          username,
          invite_id: link.token,
          locale,
          ...(middleName === '' ? {} : { middleName }),
        });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.type === 'UsernameTaken')
          return [{ path: 'username', code: 'usernameTaken', params: { username } }];
        onMessage(error.message);
        return;
      }
      onDone(username);
    },
  });
}
