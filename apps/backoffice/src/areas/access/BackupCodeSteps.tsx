import { useFactor } from '@dossier/api/access';
import { ApiError } from '@dossier/api/gateway';
import { Button } from '@dossier/ui/button';
import { Cluster, Columns, Stack } from '@dossier/ui/layout';
import { useErrorText } from '@dossier/ui/messages';
import { Notice } from '@dossier/ui/notice';
import { useToasts } from '@dossier/ui/toast';
import type { ErrorCode } from '@dossier/validators/errors';
import { useState, type ReactNode } from 'react';
import { useTranslations } from '../../shared/translations.ts';
import { Proof } from './Authenticator.tsx';

/** Ten codes for the user who loses the second factor (row 18): made here, shown once. */
export function BackupCodeSteps({ left, onDone, extra }: BackupCodeStepsProps) {
  const t = useTranslations('account');
  const textOf = useErrorText();
  const { show } = useToasts();
  const factor = useFactor();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [needsPassword, setNeedsPassword] = useState(false);
  const [passwordError, setPasswordError] = useState<ErrorCode | null>(null);
  const texts = t($ => $.account.backup, { returnObjects: true });
  const make = async (password: string | null) => {
    try {
      setCodes(await factor.makeBackupCodes(password));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.type === 'PasswordRequired') setNeedsPassword(true);
      else if (error.type === 'UsernamePasswordMismatch') setPasswordError('existingPassword');
      else show({ tone: 'error', text: error.message });
    }
  };
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    show({ tone: 'success', text: texts.copied });
  };
  if (codes)
    return (
      <Stack>
        <Notice tone="warning">{texts.once}</Notice>
        <Columns>
          {codes.map(code => (
            <code key={code}>{code}</code>
          ))}
        </Columns>
        <Cluster justify="end">
          <Button onClick={() => void copy(codes.join('\n'))}>{texts.copy}</Button>
          <Button variant="primary" onClick={onDone}>
            {texts.kept}
          </Button>
        </Cluster>
      </Stack>
    );
  if (needsPassword)
    return (
      <Proof
        error={passwordError === null ? undefined : textOf({ code: passwordError })}
        onProve={make}
        extra={extra}
      />
    );
  return (
    <Stack>
      <p>{texts.text}</p>
      {left > 0 && <p>{t($ => $.account.backup.left, { count: left })}</p>}
      <Button variant="primary" isWide onClick={() => void make(null)}>
        {texts.make}
      </Button>
      {extra}
    </Stack>
  );
}

interface BackupCodeStepsProps {
  /** Codes from before that still work; they stop. */
  readonly left: number;
  readonly onDone: () => void;
  /** What else can be done before they are made: leave it for now. */
  readonly extra?: ReactNode;
}
