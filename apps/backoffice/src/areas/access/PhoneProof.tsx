import { useFactor } from '@dossier/api/access';
import { ApiError } from '@dossier/api/gateway';
import { Button } from '@dossier/ui/button';
import { CodeField } from '@dossier/ui/code-field';
import { Stack } from '@dossier/ui/layout';
import { useErrorText } from '@dossier/ui/messages';
import { useToasts } from '@dossier/ui/toast';
import type { ErrorCode } from '@dossier/validators/errors';
import { useState, type ReactNode } from 'react';
import { useTranslations } from '../../shared/translations.ts';
import { Proof } from './Authenticator.tsx';
import { SendButton } from './SendButton.tsx';
import { useCode } from './use-code.ts';

/** Before codes go to a phone: one is sent there, and comes back. */
export function PhoneProof({ phone, onDone, extra }: PhoneProofProps) {
  const t = useTranslations('access', 'account');
  const textOf = useErrorText();
  const { show } = useToasts();
  const factor = useFactor();
  const [step, setStep] = useState<'ask' | 'password' | 'code'>('ask');
  const [passwordError, setPasswordError] = useState<ErrorCode | null>(null);
  const send = async (password: string | null) => {
    try {
      await factor.sendPhoneCode(password);
      setStep('code');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.type === 'PasswordRequired') setStep('password');
      else if (error.type === 'UsernamePasswordMismatch') setPasswordError('existingPassword');
      else show({ tone: 'error', text: error.message });
    }
  };
  const code = useCode(
    async code => {
      await factor.provePhone(code);
      await factor.prefer('sms');
      show({ tone: 'success', text: textOf({ code: 'success' }) });
      onDone();
    },
    error => {
      if (error.type === 'CodeMismatchException') return 'mfaCode';
      show({ tone: 'error', text: error.message });
      return null;
    },
  );
  if (step === 'password')
    return (
      <Proof
        error={passwordError === null ? undefined : textOf({ code: passwordError })}
        onProve={send}
        extra={extra}
      />
    );
  if (step === 'ask')
    return (
      <Stack>
        <p>{t($ => $.account.phoneProof.text, { phone })}</p>
        <Button variant="primary" isWide onClick={() => void send(null)}>
          {t($ => $.account.phoneProof.send)}
        </Button>
        {extra}
      </Stack>
    );
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        void code.submit();
      }}
    >
      <Stack>
        <p>{t($ => $.access.confirm.sms, { phone })}</p>
        <CodeField
          {...code.field}
          autoFocus
          label={t($ => $.access.confirm.code)}
          error={code.error === null ? undefined : textOf({ code: code.error })}
        />
        <SendButton {...code.form}>{t($ => $.access.confirm.submit)}</SendButton>
        <Button variant="quiet" onClick={() => void send(null)}>
          {t($ => $.access.confirm.resend)}
        </Button>
        {extra}
      </Stack>
    </form>
  );
}

interface PhoneProofProps {
  /** Masked. */
  readonly phone: string;
  /** The phone is proven, and codes go there from now on. */
  readonly onDone: () => void;
  /** What else can be done: cancel, log out. */
  readonly extra?: ReactNode;
}
