import { useClient } from '@dossier/api/client';
import { ApiError } from '@dossier/api/gateway';
import { Button } from '@dossier/ui/button';
import { Stack } from '@dossier/ui/layout';
import { useErrorText } from '@dossier/ui/messages';
import { TextField } from '@dossier/ui/text-field';
import { useToasts } from '@dossier/ui/toast';
import type { ErrorCode } from '@dossier/validators/errors';
import { useRef, useState } from 'react';
import { useTranslations } from '../../shared/translations.ts';
import { confirmOutcome } from './confirm-outcome.ts';
import { SendButton } from './SendButton.tsx';

/** A code on paper in place of one of the app or the phone. */
export function BackupCodeEntry({ onExpired, onBack }: BackupCodeEntryProps) {
  const t = useTranslations('access');
  const textOf = useErrorText();
  const client = useClient();
  const { show } = useToasts();
  const [code, setCode] = useState('');
  const [error, setError] = useState<ErrorCode | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const send = async () => {
    if (code.trim() === '') {
      field.current?.focus();
      return setError('required');
    }
    setSending(true);
    try {
      await client.confirmBackupCode(code.trim());
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const outcome = confirmOutcome(failure);
      if (outcome.kind === 'expired') onExpired();
      if (outcome.kind === 'toast') show({ tone: 'warning', text: outcome.message });
      setError(outcome.kind === 'field' ? outcome.code : null);
    } finally {
      setSending(false);
    }
  };
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        if (!isSending) void send();
      }}
    >
      <Stack>
        <TextField
          ref={field}
          label={t($ => $.access.backupCode.code)}
          hint={t($ => $.access.backupCode.codeHint)}
          value={code}
          onValueChange={value => {
            setCode(value);
            setError(null);
          }}
          error={error === null ? undefined : textOf({ code: error })}
          autoComplete="off"
          autoFocus
        />
        <SendButton isValid={code.trim() !== ''} isSending={isSending}>
          {t($ => $.access.confirm.submit)}
        </SendButton>
        <Button variant="quiet" onClick={onBack}>
          {t($ => $.access.backupCode.back)}
        </Button>
      </Stack>
    </form>
  );
}

interface BackupCodeEntryProps {
  readonly onExpired: () => void;
  /** To the code of the app or the phone. */
  readonly onBack: () => void;
}
