import { useClient } from '@dossier/api/client';
import { ApiError } from '@dossier/api/gateway';
import type { ErrorCode } from '@dossier/validators/errors';
import { useState } from 'react';
import { loginOutcome, type LoginOutcome } from './login-outcome.ts';
import type { LoginForm } from './login-rules.ts';
import { useLoginForm, type FieldViolation } from './use-login-form.ts';

interface LoginOptions {
  /** Who is expected to sign in; empty where no one is known. */
  readonly userName: string;
  readonly onToast: (toast: Extract<LoginOutcome, { kind: 'toast' }>) => void;
  /** The password was right; a second factor is asked for. */
  readonly onChallenge: () => void;
}

export function useLogin({ userName: expected, onToast, onChallenge }: LoginOptions) {
  const client = useClient();
  const [needsNewPassword, setNeedsNewPassword] = useState(false);
  const [notice, setNotice] = useState<ErrorCode | null>(null);

  async function signIn({
    userName,
    password,
    trust,
    newPassword,
  }: LoginForm): Promise<readonly FieldViolation[] | void> {
    try {
      const answer = await client.login({
        userName: userName.trim(),
        password,
        trust,
        ...(needsNewPassword ? { newPassword } : {}),
      });
      if (answer.session) onChallenge();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const outcome = loginOutcome(error);
      setNotice(outcome.kind === 'notice' ? outcome.code : null);
      if (outcome.kind === 'newPassword') setNeedsNewPassword(true);
      if (outcome.kind === 'toast') onToast(outcome);
      if (outcome.kind === 'field') return [{ path: 'password', code: outcome.code }];
    }
  }

  const login = useLoginForm({ userName: expected, needsNewPassword, onSubmit: signIn });
  return { login, needsNewPassword, notice };
}
