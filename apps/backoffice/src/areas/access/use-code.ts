import { ApiError } from '@dossier/api/gateway';
import { mfaCode } from '@dossier/validators';
import type { ErrorCode } from '@dossier/validators/errors';
import { useRef, useState } from 'react';

/** What a refused code leads to: an error at the field, or something of its own. */
export type OnRejected = (error: ApiError) => ErrorCode | null;

/** A code that sends itself once it is complete; one is in flight at a time (S1 §4). */
export function useCode(send: (code: string) => Promise<void>, onRejected: OnRejected) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<ErrorCode | null>(null);
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);
  const isValid = mfaCode(code) === undefined;
  const input = useRef<HTMLInputElement>(null);

  async function submit(code: string): Promise<void> {
    if (isUnderWay.current) return;
    if (code === '') {
      input.current?.focus();
      return setError('required');
    }
    isUnderWay.current = true;
    setSending(true);
    setError(null);
    try {
      await send(code);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(onRejected(failure));
      // The next code is typed over the wrong one.
      input.current?.select();
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  }

  return {
    /** For the button that sends it. */
    form: { isValid, isSending },
    submit: () => submit(code),
    field: {
      ref: input,
      value: code,
      onValueChange: (value: string) => {
        setCode(value);
        setError(null);
      },
      onComplete: (value: string) => void submit(value),
    },
    error,
  };
}
